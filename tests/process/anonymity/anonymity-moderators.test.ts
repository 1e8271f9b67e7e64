import { expect, test } from 'vitest'
import { anonymousForum } from '../../support/forum/anonymous-forum'
import { giveRole } from '../../support/forum/give-role'
import { inDatabase } from '../../support/in-database'
import { send } from '../../support/http/raw-http'
import { signUpAt } from '../../support/http/raw-member'
import { siteForFile } from '../../support/site/site-for-file'

const names = /zqx_hidden|verborgen/i

const site = await siteForFile()
const forum = await anonymousForum(site)
const memberPath = `/moderation/member/${forum.authorId}`
const second = await signUpAt(site)
await inDatabase(site, (database) => giveRole(database, second.username, 'moderator'))
await revealAndSuspend()

async function revealAndSuspend() {
  const { admin } = forum.members
  const reveal = { action: 'reveal', reason: 'law', password: admin.password }
  const { text } = await admin.send(`/moderation/post/${forum.world.post}`, { body: reveal })
  expect(text).toMatch(names)
  const ending = { action: 'unsuspend', reason: 'mistake' }
  const suspension = { action: 'suspend', reason: 'threat', days: '7' }
  for (const body of [ending, suspension])
    expect((await admin.send(memberPath, { body })).status).toBe(303)
}

test('to a second moderator the log and the page of a member share nothing that would join them', async () => {
  const moments = await momentsOfLog()
  expect(moments.length).toBeGreaterThan(10)
  // Read the log first: later it contains the second moderator's own line about looking at the member.
  const logs = [await second.send('/moderation/log'), await second.send('/moderation/log.data')]
  const pages = [await second.send(memberPath), await second.send(`${memberPath}.data`)]
  for (const [index, { text: page }] of pages.entries()) {
    const log = logs[index]?.text ?? ''
    expect(page).toMatch(names)
    expect(log).toMatch(/reveal|looked up/)
    for (const moment of moments) expect(log + page).not.toContain(moment)
    const days = page.match(/\b\d{1,2} [A-Z][a-z]+ 20\d\d\b/g) ?? []
    expect(days.length).toBeGreaterThan(0)
    for (const told of [...days, forum.authorId, 'threat']) expect(log).not.toContain(told)
    expect(page).not.toContain('threat')
  }
})

test('that they looked at the member is a line in the log', async () => {
  await second.send(memberPath)
  const { text } = await second.send('/moderation/log.data')
  expect(text).toContain('readMember')
  expect(text).toContain(second.username)
})

test('mails that failed are for admins, who find neither moment, address nor thread', async () => {
  const moments = await setNotificationsAside()
  expect(moments.length).toBeGreaterThan(0)
  for (const url of ['/moderation/mail', '/moderation/mail.data']) {
    const refused = await second.send(url)
    expect(refused.status).toBe(403)
    const { status, text } = await forum.members.admin.send(url)
    expect(status).toBe(200)
    for (const answer of [refused.text, text]) {
      expect(answer).not.toMatch(names)
      for (const told of [...moments, forum.world.post, forum.authorId])
        expect(answer).not.toContain(told)
    }
  }
  const { text } = await forum.members.admin.send('/moderation/mail')
  const [mail] = /<li class="post-card[ "].*?<\/li>/s.exec(text) ?? []
  expect(mail).toContain('EENVELOPE')
  expect(mail).not.toContain('example.com')
})

test('the log of the process has neither the item nor the author of a reveal', async () => {
  const log = await site.log()
  expect(log).toContain('"pathname":"/moderation/member/:id"')
  expect(log).toContain('"security":"author-revealed"')
  for (const id of [forum.world.post, forum.authorId]) expect(log).not.toContain(id)
  expect(log).not.toMatch(names)
})

test('who moderates is marked where they speak', async () => {
  const path = `/forum/post/${forum.world.named}`
  await forum.members.moderator.send(path, { body: { content: 'A word from the team' } })
  const { text } = await send(site.url + path)
  const [comment] =
    /<article class="comment[ "](?:(?!<article).)*A word from the team/s.exec(text) ?? []
  expect(comment).toContain('Moderator')
})

/**
 * Returns all forms of the moments of log lines and the ends of suspensions: serialized dates, the format of `.data`,
 * and ids.
 */
function momentsOfLog() {
  return inDatabase(site, async (database) => {
    const rows = await database.auditEntry.findMany()
    const members = await database.user.findMany({ where: { suspendedUntil: { not: null } } })
    const dates = [
      ...rows.map(({ day }) => day),
      ...members.map(({ suspendedUntil }) => suspendedUntil),
    ]
    return [...rows.map(({ id }) => id), ...written(dates)]
  })
}

function setNotificationsAside() {
  return inDatabase(site, async ({ notification, outgoingMail }) => {
    const lastError = 'EENVELOPE RCPT TO 550 5.1.1'
    const rows = await notification.findMany({ select: { id: true } })
    const failed = { kind: 'somethingNew', payload: '', state: 'failed', lastError } as const
    await outgoingMail.createMany({ data: rows.map(({ id: cause }) => ({ ...failed, cause })) })
    const mails = await outgoingMail.findMany({ where: { kind: 'somethingNew' } })
    return written(mails.map(({ createdAt }) => createdAt))
  })
}

function written(dates: (Date | null)[]) {
  return dates
    .filter((date) => date !== null)
    .flatMap((date) => [date.toISOString(), String(date.getTime())])
}
