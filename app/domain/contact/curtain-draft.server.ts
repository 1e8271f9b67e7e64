import { clearDeleted, db } from '~/database/db.server'
import { decrypt, encrypt } from '~/runtime/encryption.server'
import { day } from '../durations'
import { retainedSince, retention } from '../retention-periods'
import { computeHash, newToken } from '../secret-token.server'

export type Answers = Record<string, string>

export const curtainPurpose = 'curtain-draft'

type Draft = { answers: Answers; referenceId: string | null }

export const draftLifetime = retention.guidedDrafts * day

/** Reads the draft of a cookie's token; empty when there is none, it has expired, or no secret decrypts it. */
export async function readDraft(token: string | undefined): Promise<Draft> {
  const row = token
    ? await db.curtainDraft.findFirst({
        where: { tokenHash: computeHash(token), updatedAt: { gt: oldest() } },
        select: { answers: true, referenceId: true },
      })
    : null
  if (!row) return { answers: {}, referenceId: null }
  const answers = JSON.parse(decrypt(curtainPurpose, row.answers) ?? '{}') as Answers
  return { answers, referenceId: row.referenceId }
}

/** Adds answers to a draft, or to a new one after sending. Returns the draft's token. */
export async function saveAnswers(token: string | undefined, newAnswers: Answers): Promise<string> {
  const { answers, referenceId } = await readDraft(token)
  const key = token && !referenceId && Object.keys(answers).length ? token : newToken()
  const data = { answers: encrypt(curtainPurpose, JSON.stringify({ ...answers, ...newAnswers })) }
  const tokenHash = computeHash(key)
  await db.curtainDraft.upsert({
    where: { tokenHash },
    create: { tokenHash, ...data },
    update: data,
  })
  return key
}

/** Empties a sent draft but keeps its reference, for a form sent twice. */
export async function markSent(token: string, referenceId: string): Promise<void> {
  await db.curtainDraft.updateMany({
    where: { tokenHash: computeHash(token) },
    data: { answers: '{}', referenceId },
  })
  await clearDeleted()
}

function oldest() {
  return retainedSince('guidedDrafts', new Date())
}
