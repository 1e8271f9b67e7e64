/** The possible frequencies of a member's digest. */
export const digestChoices = ['never', 'weekly', 'daily'] as const

export type DigestChoice = (typeof digestChoices)[number]
