/** The three ways that a message to the company can come. */
export const sources = ['contact', 'curtain', 'elevator'] as const

export type Source = (typeof sources)[number]
