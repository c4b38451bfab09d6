import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchSettings} from '../config/search';

/** The settings of `customFields.search`, which `src/config/search.ts` sets. */
export function useSearchSettings(): SearchSettings {
  const settings = useDocusaurusContext().siteConfig.customFields?.search as SearchSettings | undefined;
  if (!settings) throw new Error('docusaurus.config.ts has to set customFields.search from src/config/search.ts.');
  return settings;
}
