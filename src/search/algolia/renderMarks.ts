import {escapeHtml} from '../../lib/search/escapeHtml';

/**
 * Turns plain text in which a provider put `<mark>` tags into safe HTML.
 * Everything but these two tags is escaped; a tag without its partner is dropped or completed.
 */
export function renderMarks(text: string): string {
  let open = false;
  const html = text
    .split(/(<\/?mark>)/)
    .map((part) => {
      if (part === '<mark>') {
        if (open) return '';
        open = true;
        return part;
      }
      if (part === '</mark>') {
        if (!open) return '';
        open = false;
        return part;
      }
      return escapeHtml(part);
    })
    .join('');
  return open ? `${html}</mark>` : html;
}
