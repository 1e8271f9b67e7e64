import { z } from 'zod'
import { db, type Transaction } from '~/db.server'
import type { Actor } from '../accounts/member'
import { holdMemberAndPosts } from '../forum/counters.server'
import { forgetAuthor, takeBackAll, type Kinds } from '../forum/take-back-all.server'
import { forgetAccounts } from '../limits/limit.server'
import { forgetRecipient } from '../mail/forget.server'
import { fail, ok, type Result } from '../result'
import { isId, typedPassword, validate } from '../validation.server'
import { confirmSelf } from './proof.server'

// Neither is a default: what stays without an author nobody can take back later.
const choice = z.enum(['stay', 'go'], {
  error: ({ input }) => (input === undefined ? 'required' : 'wrongType'),
})

const schema = z.object({
  namedItems: choice,
  anonymousItems: choice,
  password: typedPassword().optional(),
})

/** The names of the fields that leaving asks for. */
export const eraseFields = Object.keys(schema.shape)

// Milliseconds. What somebody wrote in many years goes at once or not at all.
const patience = 60_000
const mostTries = 5

/**
 * Deletes the asker's account and everything that is kept of her, for good (docs/decisions/0018-leaving.md).
 * @param input `namedItems` and `anonymousItems`, each `stay` or `go`; `password` where she has one
 * @param sessionId the session that she asks with
 * @returns nothing; `not-authenticated`, `invalid` with fields, `too-many`
 */
export async function eraseAccount(
  actor: Actor,
  input: unknown,
  sessionId: string | null,
): Promise<Result<null>> {
  if (!actor) return fail('not-authenticated')
  const checked = validate(schema, input)
  if (!checked.ok) return checked
  const { namedItems, anonymousItems, password } = checked.value
  const confirmed = await confirmSelf(actor, password, sessionId)
  if (!confirmed.ok) return confirmed
  const going = { named: namedItems === 'go', anonymous: anonymousItems === 'go' }
  for (let tries = 0; tries < mostTries; tries++) {
    const work = (tx: Transaction) => erase(actor.id, going, tx)
    if (await db.$transaction(work, { timeout: patience })) return ok(null)
  }
  throw new Error('the member goes on writing while she leaves')
}

// Sessions, connections, mailed links, drafts and reports go with the row of the member.
async function erase(id: string, going: Kinds, tx: Transaction) {
  if (!(await holdMemberAndPosts(id, tx))) return false
  const member = await tx.user.findUnique({
    where: { id },
    select: { email: true, emailKey: true, usernameKey: true },
  })
  // The same button, pressed twice.
  if (!member) return true
  await takeBackAll(id, going, tx)
  await forgetAuthor(id, tx)
  await forgetRecipient(id, await addressesOf(id, member.email, tx), tx)
  await forgetAccounts([id, member.usernameKey, member.emailKey], tx)
  await tx.user.delete({ where: { id } })
  return true
}

// A former address may be somebody else's by now.
async function addressesOf(userId: string, email: string, tx: Transaction) {
  const tokens = await tx.token.findMany({ where: { userId }, select: { email: true } })
  const addresses = [...new Set([email, ...tokens.map((token) => token.email)])]
  const taken = await tx.user.findMany({
    where: { emailKey: { in: addresses.map((each) => each.toLowerCase()) }, id: { not: userId } },
    select: { emailKey: true },
  })
  const others = new Set(taken.map(({ emailKey }) => emailKey))
  return addresses.filter((each) => !others.has(each.toLowerCase()))
}

/** Whether a member who had this id has left: her form may come in a second time. */
export async function hasLeft(memberId: string): Promise<boolean> {
  return isId(memberId) && !(await db.user.count({ where: { id: memberId } }))
}
