import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Mailbox } from './mailbox'
import { messageRow } from './message-row'
import type { KnownSite } from './sites'

type Where = { site: KnownSite; mailbox: (address: string) => Mailbox }

/** The address of a visitor whom nobody else is. */
export function newVisitor(): string {
  return `visitor-${randomUUID().slice(0, 8)}@example.com`
}

/**
 * Expects a message to be a row with these columns, to have reached the company by a real mail server, and its
 * receipt the sender, in the language of the page and without a word of the message.
 */
export async function expectDelivered(
  { site, mailbox }: Where,
  referenceId: string,
  row: { email: string; message: string; language: string } & Record<string, unknown>,
): Promise<void> {
  expect(messageRow(site, referenceId)).toMatchObject(row)
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
