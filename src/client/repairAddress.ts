// An address that cannot be decoded ends Docusaurus: opened, its page never answers; reached by the back button or by a
// fragment, the page in its place crashes. This module is loaded before the router, and hears of each change of the
// address first: it puts U+FFFD where nothing can be decoded, which leads to the page for wrong addresses.
import {repairHash, repairPathname} from '../lib/repairAddress';

function repairAddress(): void {
  const {pathname, search, hash} = window.location;
  const [path, fragment] = [repairPathname(pathname), repairHash(hash)];
  if (path === pathname && fragment === hash) return;
  window.history.replaceState(window.history.state, '', path + search + fragment);
  if (path === pathname) return;
  const cause = 'This is likely caused by an invalid percent-encoding.';
  console.warn(new URIError(`Pathname "${pathname}" could not be decoded. ${cause}`));
}

if (typeof window !== 'undefined') {
  repairAddress();
  window.addEventListener('popstate', repairAddress);
}
