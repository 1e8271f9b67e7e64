import { db } from '~/database/db.server'
import { day } from '../durations'
import { retainedSince, retention } from '../retention/periods'
import { hashOf, newToken } from '../secret-token.server'

/** What has been typed so far, by field. */
export type Answers = Record<string, string>

type Draft = { answers: Answers; referenceId: string | null }

/** How long a draft waits for its next step, in milliseconds. */
export const draftLifetime = retention.guidedDrafts * day

/** The draft of a cookie's token; an empty one when there is none, or when it is older than a day. */
export async function readDraft(token: string | undefined): Promise<Draft> {
  const row = token
    ? await db.curtainDraft.findFirst({
        where: { tokenHash: hashOf(token), updatedAt: { gt: oldest() } },
        select: { answers: true, referenceId: true },
      })
    : null
  if (!row) return { answers: {}, referenceId: null }
  return { answers: JSON.parse(row.answers) as Answers, referenceId: row.referenceId }
}

/**
 * Adds answers to a draft. One that has been sent is left as it is, and a new one begun.
 * @returns the token of the draft
 */
export async function saveAnswers(token: string | undefined, more: Answers): Promise<string> {
  const { answers, referenceId } = await readDraft(token)
  const key = token && !referenceId && Object.keys(answers).length ? token : newToken()
  const data = { answers: JSON.stringify({ ...answers, ...more }) }
  const tokenHash = hashOf(key)
  await db.curtainDraft.upsert({
    where: { tokenHash },
    create: { tokenHash, ...data },
    update: data,
  })
  return key
}

/** Empties a draft that has been sent; its reference stays for a second press. */
export async function markSent(token: string, referenceId: string): Promise<void> {
  await db.curtainDraft.updateMany({
    where: { tokenHash: hashOf(token) },
    data: { answers: '{}', referenceId },
  })
}

function oldest() {
  return retainedSince('guidedDrafts', new Date())
}
