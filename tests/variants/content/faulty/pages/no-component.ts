export const title = 'A page without a component';
