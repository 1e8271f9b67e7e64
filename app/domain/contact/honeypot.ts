/** An invisible field that only bots fill in. Their forms are answered as if sent, so that they do not learn. */
export const honeypotField = 'subject'
