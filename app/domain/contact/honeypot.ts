/** A field that only programs fill in: browsers hide it, and text browsers, which show it, say to leave it empty. */
export const honeypotField = 'subject'
