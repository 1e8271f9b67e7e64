/** How often a member may get a digest. */
export const digestChoices = ['never', 'weekly', 'daily'] as const

export type DigestChoice = (typeof digestChoices)[number]
