/** What the company and its podcast are called, in any language: no password may be made of these. */
export const names = ['XX Health', 'The XXperiment', 'XXperiment']
