export const sources = ['contact', 'curtain', 'elevator'] as const

export type Source = (typeof sources)[number]
