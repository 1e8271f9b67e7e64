import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { messageIdOf, openContents, queueMail, type NewMail } from '~/domain/mail/outbox.server'
import { outbox } from '../../support/mail/mailed'

const mail: NewMail = {
  cause: 'reset/1',
  kind: 'resetPassword',
  language: 'en',
  recipient: 'asha@example.com',
  payload: { token: 'a secret token' },
}

test('a mail comes and goes with the transaction that causes it', async () => {
  const failing = db.$transaction(async (tx) => {
    await queueMail(mail, tx)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await db.outgoingMail.count()).toBe(0)
  await db.$transaction((tx) => queueMail(mail, tx))
  expect(await db.outgoingMail.count()).toBe(1)
})

test('one cause makes one mail, and the second breaks no transaction', async () => {
  const queue = () =>
    db.$transaction(async (tx) => {
      await tx.user.count()
      await queueMail(mail, tx)
      await new Promise((resolve) => setTimeout(resolve, 50))
      await queueMail({ ...mail, recipient: 'other@example.com' }, tx)
      return tx.outgoingMail.count()
    })
  expect(await Promise.all([queue(), queue(), queue()])).toEqual([1, 1, 1])
  const [row] = await outbox()
  expect(row).toMatchObject({ recipient: 'asha@example.com', messageId: messageIdOf('reset/1') })
  expect(row?.messageId).toMatch(/^<[0-9a-f]{64}@localhost>$/)
})

test('what a mail will say, to whom and why is encrypted', async () => {
  await queueMail(mail)
  const row = await db.outgoingMail.findFirstOrThrow()
  expect(JSON.stringify(row)).not.toMatch(/secret|asha|reset\/1/)
  expect(openContents(row.payload)?.payload).toEqual(mail.payload)
  const other = row.payload.startsWith('A') ? 'B' : 'A'
  expect(openContents(other + row.payload.slice(1))).toBeNull()
  expect(openContents('')).toBeNull()
})
