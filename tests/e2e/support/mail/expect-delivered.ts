import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import type { Mailbox } from './mailbox'
import { messageRow } from '../message-row'
import type { KnownSite } from '../sites'

type Where = { site: KnownSite; mailbox: (email: string) => Mailbox }

/** Returns an email address that no other visitor has. */
export function newVisitor(): string {
  return `visitor-${randomUUID().slice(0, 8)}@example.com`
}

/** Writes to the company as a visitor. @returns the reference of the message */
export async function writeToCompany(
  request: APIRequestContext,
  name: string,
  message = 'Hello',
): Promise<string> {
  const form = { name, email: newVisitor(), message, intent: 'careers' }
  const sent = await request.post('/', { form, maxRedirects: 0 })
  return sent.headers().location?.split('/').at(-1) ?? ''
}

/**
 * Expects a message to be stored with these columns, and to have reached the company through a real mail server. The
 * sender must have got a receipt, in the language of the page and without a word of the message.
 */
export async function expectDelivered(
  { site, mailbox }: Where,
  referenceId: string,
  row: { email: string; message: string; language: string } & Record<string, unknown>,
): Promise<void> {
  expect(await messageRow(site, referenceId)).toMatchObject(row)
  const receipt = await mailbox(row.email).untilThereAre(1)
  expect(receipt.text).toContain(referenceId)
  expect(/\p{Script=Devanagari}/u.test(receipt.text ?? '')).toBe(row.language === 'hi')
  expect(`${receipt.text}${receipt.html}`).not.toContain(row.message)
  await expect(async () => {
    const mails = await mailbox('team@example.com').read()
    const toCompany = mails.find(({ subject }) => subject?.includes(referenceId))
    expect(toCompany?.text ?? '').toContain(row.message)
    expect(toCompany?.replyTo?.[0]?.address).toBe(row.email)
  }).toPass({ timeout: 20_000 })
}
