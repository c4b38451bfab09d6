export const repository = 'https://github.com/OpenRefine/openrefine.org';

/** The address that opens a source file of this site for editing. */
export const editUrl = `${repository}/edit/master`;
