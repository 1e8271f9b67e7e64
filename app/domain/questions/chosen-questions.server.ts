import { db } from '~/database/db.server'

/** The maximum number of questions of an episode. */
export const maxChosen = 20

/** A question as the episode's page shows it; only the person who asked gets its reference. */
export type ChosenQuestion = {
  question: string
  name: string | null
  second: number | null
  answer: string | null
}

/**
 * Lists the questions chosen for an episode, in the order of the audio. Questions without a place in the audio come
 * last.
 */
export function listChosenQuestions(episodeId: string): Promise<ChosenQuestion[]> {
  return db.guestQuestion.findMany({
    where: { episodeId },
    orderBy: [{ second: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
    take: maxChosen,
    select: { question: true, name: true, second: true, answer: true },
  })
}
