import Link from '@docusaurus/Link';
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react/dist/esm';
import type {MouseEvent, ReactElement, ReactNode} from 'react';
import {unescapeHtml} from '../../lib/search/escapeHtml';
import {mapHeadings} from '../../lib/search/hierarchy';
import type {SearchHit} from '../../lib/search/types';
import {describeHit, findLevel} from '../../search/describeHit';
import {HitIcon, HitText} from '../SearchHit';
import {awaitHit} from '../SearchLauncher/focusHit';

export interface ModalHitProps {
  hit: InternalDocSearchHit | StoredDocSearchHit;
  children: ReactNode;
}

/** Our client made the hits, and DocSearch passes them on whole, save for the snippets of a stored one. */
function asSearchHit(hit: ModalHitProps['hit']): SearchHit | null {
  return '_snippetResult' in hit ? (hit as unknown as SearchHit) : null;
}

/** With a key held, the page stays, and the browser opens another one. */
function noteClick({ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): void {
  if (!(ctrlKey || metaKey || shiftKey || altKey)) awaitHit();
}

/** A row of the modal: a hit as a link, or a search that was kept, with its buttons beside the link. */
export function ModalHit({hit, children}: ModalHitProps): ReactElement {
  const found = asSearchHit(hit);
  if (found) {
    // The headings are escaped for DocSearch's own lists; here they are plain again.
    const whole = describeHit({...found, hierarchy: mapHeadings(found.hierarchy, unescapeHtml)});
    // The name of the group says which page it is.
    const description = {...whole, crumbs: whole.crumbs.slice(1)};
    return (
      <div className="SearchModal-hit" role="row">
        <div className="SearchModal-cell" role="gridcell">
          <Link className="SearchModal-link" to={hit.url} onClick={noteClick}>
            <HitIcon level={description.level} />
            <HitText description={description} />
          </Link>
        </div>
      </div>
    );
  }
  const {hierarchy} = hit as unknown as SearchHit;
  const title = unescapeHtml(hierarchy[findLevel(hierarchy)] ?? hierarchy.lvl0);
  return (
    <div className="SearchModal-hit" role="row">
      <div className="SearchModal-cell SearchModal-cell--stored" role="gridcell">
        <Link className="SearchModal-cover" to={hit.url} aria-label={title} onClick={noteClick} />
        {children}
      </div>
    </div>
  );
}
