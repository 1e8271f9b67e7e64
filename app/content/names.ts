/** Names of the company and its podcast, which passwords may not consist of. */
export const names = ['XX Health', 'The XXperiment', 'XXperiment']
