import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { sourcesOfApp } from '../support/source-imports'
import { makeModerator, makePost } from '../support/forum/factories'
import { getCookie, openPage } from '../support/http/page-request'

type Screen = Parameters<typeof openPage>[0]

const screens = import.meta.glob<Screen>('../../app/routes/moderation/*.{ts,tsx}')

test('no screen of moderation opens to suspended admins and moderators', async () => {
  const suspendedUntil = new Date(Date.now() + 60_000)
  const { id } = await makePost(await makeModerator())
  const params = { kind: 'post', itemId: id, memberId: id, referenceId: 'ABC' }
  for (const role of ['moderator', 'admin'] as const) {
    const cookie = await getCookie(await makeModerator(role))
    await db.user.updateMany({ data: { suspendedUntil } })
    for (const [file, load] of Object.entries(screens)) {
      const { status } = await openPage(await load(), '/moderation', cookie, params)
      expect(status, `${role} at ${file}`).toBe(403)
    }
  }
  expect(Object.keys(screens).length).toBeGreaterThan(8)
})

test('one place holds roles against each other', () => {
  const comparing = /\bhasRole\(|\brole\s*[!=]==?\s*'|'(?:admin|moderator)'\s*[!=]==?/
  const guilty = sourcesOfApp().filter((file) => comparing.test(readFileSync(file, 'utf8')))
  expect(guilty.sort()).toEqual([
    // The drafts that a member may have. The form that shows one checks the role itself.
    'app/domain/drafts/drafts.server.ts',
    'app/domain/members/member.ts',
    // The log lines that an admin may see, after `requireRole`.
    'app/domain/moderation/audit-log.server.ts',
    'app/domain/moderation/log-line.server.ts',
    // The members whose role lapses without two-factor authentication, and the members whom an admin may suspend.
    'app/domain/moderation/members.server.ts',
    // The mark of an author as a moderator.
    'app/http/presenters/authors.server.ts',
  ])
})
