import { createCookie } from '@remix-run/node'
import type { Cookie } from '@playwright/test'
import type { Database } from '~/database/db.server'
import { day } from '~/domain/durations'
import type { Member } from '~/domain/members/member'
import { nameKeyRows } from '~/domain/names/taken-names.server'
import { hashPassword } from '~/domain/passwords/password.server'
import { computeHash, newToken } from '~/domain/secret-token.server'
import type { Language } from '~/i18n/languages'
import { newAccount, type Account } from './member'
import type { KnownSite } from './sites'

export type Role = Member['role']

/** Adds a member like a sign-up, without the mail. Sign-up itself has its own journeys. */
export async function addMember(
  database: Database,
  { role = 'member', language }: { role?: Role; language: Language },
): Promise<Account> {
  const account = newAccount()
  const { username, displayName, email, password } = account
  await database.user.create({
    data: {
      ...{ username, usernameKey: username.toLowerCase(), displayName, role, language },
      ...{ email, emailKey: email.toLowerCase(), passwordHash: await hashPassword(password) },
      names: { create: nameKeyRows({ username, displayName }) },
    },
  })
  return account
}

/**
 * Starts a session of a member without a form. For members with a role, two-factor authentication is completed.
 * @returns its cookie
 */
export async function addSession(
  database: Database,
  site: KnownSite,
  { username }: Pick<Account, 'username'>,
): Promise<Cookie> {
  const token = newToken()
  const expiresAt = new Date(Date.now() + 30 * day)
  const where = { usernameKey: username.toLowerCase() }
  const { id: userId, role } = await database.user.findUniqueOrThrow({ where })
  const secondStepAt = role === 'member' ? null : new Date()
  const data = { userId, tokenHash: computeHash(token), expiresAt, secondStepAt }
  await database.session.create({ data })
  const cookie = await createCookie('session', { secrets: [site.secret] }).serialize(token)
  const [, name = '', value = ''] = /^(\w+)=([^;]+)/.exec(cookie) ?? []
  const { hostname: domain } = new URL(site.url)
  const plain = { path: '/', expires: -1, secure: false }
  return { ...plain, name, value, domain, httpOnly: true, sameSite: 'Lax' }
}
