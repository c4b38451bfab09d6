// Docusaurus decodes the fragment of every address without a guard, so a stray percent sign would crash the page.
// Client modules run before the router starts, and this one hears of later changes first.
import {repairHash} from '../lib/repairAddress';

function repairFragment(): void {
  const {hash} = window.location;
  const repaired = repairHash(hash);
  if (repaired !== hash) window.history.replaceState(window.history.state, '', repaired);
}

if (typeof window !== 'undefined') {
  repairFragment();
  window.addEventListener('popstate', repairFragment);
}
