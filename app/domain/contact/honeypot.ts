/**
 * A field that only programs fill in. Browsers hide it. Text browsers show it, with a label that says to leave it
 * empty.
 */
export const honeypotField = 'subject'
