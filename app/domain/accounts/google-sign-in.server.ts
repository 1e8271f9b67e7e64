import { randomInt } from 'node:crypto'
import { db, isUniqueViolation, type Transaction } from '~/db.server'
import { fail, ok, type Result } from '../result'
import { setPassword } from './change-password.server'
import { memberColumns, toMember, type Member } from './member'
import { endSessions } from './sessions.server'

const provider = 'google'

/** What Google says of somebody; nothing else of it is kept, least of all the name. */
export type GoogleIdentity = { sub: string; email: string | null; isEmailVerified: boolean }

export type GoogleSignIn = { member: Member; became: 'known' | 'joined' | 'new' }

/**
 * Finds, joins or makes the member whom Google speaks for. An account that has the address already is joined, and
 * its password, sessions and mailed links are void: somebody else may have signed up with that address, and who
 * reads its mail could do the same by a reset.
 * @param language for the mails to a new member
 * @returns the member; `invalid` with `email` when Google has not confirmed an address
 */
export async function signInWithGoogle(
  identity: GoogleIdentity,
  language: string,
): Promise<Result<GoogleSignIn>> {
  try {
    return await findOrMake(identity, language)
  } catch (error) {
    // Two callbacks at once: by now the other one has made what this one wanted to make.
    if (!isUniqueViolation(error)) throw error
    return findOrMake(identity, language)
  }
}

async function findOrMake(
  { sub, email, isEmailVerified }: GoogleIdentity,
  language: string,
): Promise<Result<GoogleSignIn>> {
  const known = await db.connection.findUnique({
    where: { provider_providerId: { provider, providerId: sub } },
    select: { user: { select: memberColumns } },
  })
  if (known) return ok({ member: toMember(known.user), became: 'known' })
  if (!email || !isEmailVerified) return fail('invalid', { email: 'emailFormat' })
  const emailKey = email.toLowerCase()
  const holder = await db.user.findUnique({ where: { emailKey }, select: { id: true } })
  return db.$transaction(async (tx) =>
    holder
      ? ok({ member: await join(holder.id, sub, tx), became: 'joined' })
      : ok({ member: await make({ email, emailKey, sub, language }, tx), became: 'new' }),
  )
}

async function join(userId: string, providerId: string, within: Transaction) {
  const where = { id: userId }
  const { passwordHash, ...holder } = await within.user.findUniqueOrThrow({
    where,
    select: { ...memberColumns, passwordHash: true },
  })
  await within.connection.deleteMany({ where: { userId, provider } })
  await within.connection.create({ data: { userId, provider, providerId } })
  if (passwordHash !== null) await setPassword(holder, null, within)
  else await endSessions(userId, within)
  const emailVerifiedAt = holder.emailVerifiedAt ?? new Date()
  return toMember(
    await within.user.update({ where, data: { emailVerifiedAt }, select: memberColumns }),
  )
}

type Newcomer = { email: string; emailKey: string; sub: string; language: string }

async function make({ email, emailKey, sub, language }: Newcomer, within: Transaction) {
  const username = freeName()
  const row = await within.user.create({
    data: {
      username,
      usernameKey: username,
      email,
      emailKey,
      language,
      emailVerifiedAt: new Date(),
      connections: { create: { provider, providerId: sub } },
    },
    select: memberColumns,
  })
  return toMember(row)
}

// Everybody sees it, so it is made of nothing that Google knows: neither name nor address. Taken ones are so
// rare that the second try of `signInWithGoogle` is enough.
function freeName() {
  return `member_${randomInt(10 ** 9, 10 ** 10)}`
}
