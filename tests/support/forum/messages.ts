import { sendMessage } from '~/domain/contact/send-message.server'
import type { Sender } from '~/domain/contact/store-message.server'
import { valueOf } from './factories'

/** A visitor who writes from an address that many share. */
export const visitor: Sender = { address: '192.0.2.1', language: 'en' }

/** What a visitor fills into the form on `/` at least. */
export const filled = { name: 'Asha', email: 'asha@example.com', message: 'I would like to help.' }

/** A message that was sent; `with` overrides its fields. @returns its reference */
export async function makeMessage(input: Record<string, string> = {}): Promise<string> {
  return valueOf(await sendMessage({ ...filled, ...input }, visitor))
}
