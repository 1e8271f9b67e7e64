import { expect, test } from 'vitest'
import { queueSome, listRecipients, startMailServer } from '../../support/mail/mail-harness'
import { runTwice, sourceUrl } from '../../support/site/run-twice'

const source = `
  const { startMailer } = await import(process.argv[1])
  const { smtpTransport } = await import(process.argv[2])
  const { db, closeDatabase } = await import(process.argv[3])
  const smtp = smtpTransport(process.argv[4])
  let sent = 0
  const deliver = (mail) => smtp.deliver(mail).finally(() => (sent += 1))
  const mailer = startMailer({ transport: { ...smtp, deliver } })
  while (await db.outgoingMail.count({ where: { state: 'waiting' } }))
    await new Promise((resolve) => setTimeout(resolve, 100))
  await mailer.stop()
  await closeDatabase()
  console.log(sent)
`

test('two processes with one outbox of 1,000 send 1,000 mails, none twice', async () => {
  const server = await startMailServer()
  await queueSome(1000)
  const files = ['mail/deliver', 'mail/smtp-transport'].map((name) =>
    sourceUrl(`app/domain/${name}.server.ts`),
  )
  const sent = await runTwice(source, ...files, sourceUrl('app/database/db.server.ts'), server.url)
  expect(server.taken).toHaveLength(1000)
  expect(new Set(listRecipients(server.taken)).size).toBe(1000)
  expect(sent.every((each) => Number(each) > 0)).toBe(true)
}, 180_000)
