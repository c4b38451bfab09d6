/** Where OpenRefine answers: `DEFAULT_IFACE` and `DEFAULT_PORT` in the tool's `Refine.java`. */
export const address = 'http://127.0.0.1:3333/';
