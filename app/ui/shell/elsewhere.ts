/** Where quick exit leads. */
export const elsewhere = 'https://www.google.com/'
