// Docusaurus dropped this mark for `:focus-visible`, which text fields and scripts set as well; the class says that the
// visitor really moves by keys.
const MARK = 'navigation-with-keyboard';

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Tab') document.body.classList.add(MARK);
  });
  document.addEventListener('mousedown', () => document.body.classList.remove(MARK));
}
