/** What a moderator answers to the author of a removed item: it is shown again, or one of the sentences why not. */
export const appealAnswers = ['restore', 'stands', 'shorten', 'rewrite'] as const

export type AppealAnswer = (typeof appealAnswers)[number]

/** What came of an appeal; `possible` when its author may still ask. */
export type AppealState = 'possible' | 'open' | AppealAnswer
