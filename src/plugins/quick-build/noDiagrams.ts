/** Stands for the library of diagrams while pages are rendered: it draws in browsers alone. */
export default {};
