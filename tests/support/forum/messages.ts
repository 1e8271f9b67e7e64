import { sendMessage, type Sender } from '~/domain/contact/store-message.server'
import { unwrap } from './factories'

export const visitor: Sender = { ip: '192.0.2.1', language: 'en' }

export const filled = { name: 'Asha', email: 'asha@example.com', message: 'I would like to help.' }

/** Sends a message; `input` overrides its fields. @returns its reference */
export async function makeMessage(input: Record<string, string> = {}): Promise<string> {
  return unwrap(await sendMessage({ ...filled, ...input }, visitor))
}
