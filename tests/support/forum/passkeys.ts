import type { Member } from '~/domain/members/member'
import {
  addPasskey,
  beginAddingPasskey,
  openAdding,
  optionsOfAdding,
} from '~/domain/passkeys/add-passkey.server'
import { Authenticator } from '../authenticator'
import { unwrap } from './factories'
import { openSession } from './two-factor'

export async function beginAdding(member: Member, password = 'correct horse') {
  const sessionId = await openSession(member)
  const token = unwrap(await beginAddingPasskey(member, { password }, sessionId))
  const adding = openAdding(member, token, sessionId)
  if (!adding) throw new Error('the adding does not open')
  return { adding, token, sessionId, options: await optionsOfAdding(member, adding) }
}

export async function givePasskey(member: Member, password?: string) {
  const { adding, sessionId, options } = await beginAdding(member, password)
  const authenticator = new Authenticator()
  const made = authenticator.make(options)
  const recoveryCodes = unwrap(await addPasskey(member, made, adding, sessionId))
  return { authenticator, sessionId, recoveryCodes, adding, made }
}
