import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { openContents, publicNameOf, queueMail, type NewMail } from '~/domain/mail/outbox.server'
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
  expect(row).toMatchObject({ recipient: 'asha@example.com' })
})

test('neither the length of a row nor its name outside the database tells the recipient', async () => {
  await queueMail(mail)
  await queueMail({ ...mail, cause: 'reset/2', recipient: `${'long'.repeat(15)}@example.com` })
  const rows = await db.outgoingMail.findMany()
  expect(new Set(rows.map(({ payload }) => payload.length)).size).toBe(1)
  const names = rows.map(({ id }) => publicNameOf(id))
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{64}$/)
  for (const name of names) expect(JSON.stringify(rows)).not.toContain(name)
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
