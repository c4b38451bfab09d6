import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {releases} from '../../../lib/releases';
import {requestedKit, type Request} from './requestedKit';

/** What the URL requests. The built HTML contains no request, so the first rendering in the browser has none either. */
export function useRequest(): Request {
  const isBrowser = useIsBrowser();
  const {search} = useLocation();
  return requestedKit(releases, isBrowser ? search : '');
}
