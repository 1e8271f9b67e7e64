import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { v4, v7 } from 'uuid'
import { expect, test } from 'vitest'
import { openInserter } from '../../bench/insert-rows'
import { signUpAt } from '../../support/http/raw-member'
import { getSqliteUrl } from '../../support/forum/sample-content'
import { getDatabaseFile, startSite, type Site } from '../../support/site/site-server'

const count = 40_000
const megabyte = 1024 * 1024

// The memory of the process is read from /proc.
test.skipIf(process.platform !== 'linux')(
  'an export of 200 MB is not read ahead of a reader who stops',
  async () => {
    const site = await startSite()
    try {
      const member = await signUpAt(site)
      await writeComments(site)
      const asked = await member.send('/profile/settings/export', {
        body: { password: member.password },
      })
      expect(asked.status).toBe(303)
      const url = site.url + String(asked.headers.location)
      const before = memoryOf(site)
      const asking = get(url, { headers: { cookie: member.cookie } })
      const [answer] = (await once(asking, 'response')) as [IncomingMessage]
      answer.pause()
      await pause(3_000)
      expect(memoryOf(site) - before).toBeLessThan(100 * megabyte)

      let text = ''
      let length = 0
      for await (const chunk of answer as AsyncIterable<Buffer>) {
        length += chunk.length
        text = (text + chunk.toString('latin1')).slice(-20)
      }
      expect(length).toBeGreaterThan(count * 5_000)
      expect(text).toMatch(/\]\n\}\n$/)
    } finally {
      await site.remove()
    }
  },
)

async function writeComments(site: Site) {
  const database = new Sqlite(getDatabaseFile(site))
  const user = database.prepare<[], { id: string }>('SELECT id FROM "User"').get()
  database.close()
  const inserter = await openInserter(getSqliteUrl(site))
  const post = {
    id: v4(),
    sortKey: v7(),
    authorId: user?.id,
    title: 'A title',
    content: 'x',
    type: 'general',
  }
  await inserter.insert('Post', [post])
  const comment = { authorId: user?.id, postId: post.id, content: 'x'.repeat(5_000) }
  await inserter.insert(
    'Comment',
    Array.from({ length: count }, () => ({ id: v4(), sortKey: v7(), ...comment })),
  )
  await inserter.finish()
}

function memoryOf(site: Site) {
  const status = readFileSync(`/proc/${site.pid()}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}
