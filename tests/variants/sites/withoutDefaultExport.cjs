// A loader that leaves nothing of a module but a named export.
module.exports = () => 'export const title = "No component";';
