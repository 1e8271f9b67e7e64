/** A moderator's answers to the author of a removed item: it is shown again, or a sentence that says why not. */
export const appealAnswers = ['restore', 'stands', 'shorten', 'rewrite'] as const

export type AppealAnswer = (typeof appealAnswers)[number]

/**
 * The state of an appeal; `possible` when the author may still appeal, `removedAgain` when the item was shown again and
 * then removed once more.
 */
export type AppealState = 'possible' | 'open' | 'removedAgain' | AppealAnswer
