/** Stands for prism-react-renderer in the browser: the object that the classic theme hands on, with nothing in it. */
export const Prism = {};
