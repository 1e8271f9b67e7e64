import { topicKeys } from '~/content/topics'
import { day } from '~/domain/durations'
import { storedDetails } from '~/domain/experts/expert'
import { inDatabase } from '../../support/in-database'

/** The name of every expert that `makeExpert` creates, a doctor. */
export const expertName = 'Meera Rao'

const details = storedDetails({
  ...{ name: expertName, profession: 'doctor' },
  ...{ register: 'Delhi Medical Council', number: 'DMC/R/12345' },
  ...{ languages: ['en', 'hi'], topics: [...topicKeys] },
})

/** Makes a member an expert by a change of the row alone, which leaves no entry in the log of moderation. */
export async function makeExpert(
  site: Parameters<typeof inDatabase>[0],
  username: string,
  expertUntil: Date = new Date(Date.now() + 100 * day),
): Promise<void> {
  await inDatabase(site, async ({ user }) => {
    const where = { usernameKey: username.toLowerCase() }
    await user.update({ where, data: { expert: details, expertUntil } })
  })
}
