/** The destination of the quick exit. */
export const elsewhere = 'https://www.google.com/'
