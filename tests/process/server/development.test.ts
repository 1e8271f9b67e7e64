import { readdirSync, readlinkSync, utimesSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { siteForFile } from '../../support/site/site-for-file'
import { getDatabaseFile } from '../../support/site/site-server'

const site = await siteForFile({ mode: 'development' })

/** Makes Vite reload a module, and waits until the site uses the reloaded one. */
async function reload(file: string) {
  const times = async () => (await site.log()).split('the site was opened anew').length
  const before = await times()
  const now = new Date()
  utimesSync(file, now, now)
  await vi.waitFor(async () => expect(await times()).toBe(before + 1), {
    timeout: 30_000,
    interval: 100,
  })
}

/** Counts the process's open handles of the database. */
function databaseHandles() {
  const folder = `/proc/${site.pid()}/fd`
  const files = readdirSync(folder).map((fd) => {
    try {
      return readlinkSync(`${folder}/${fd}`)
    } catch {
      return ''
    }
  })
  return files.filter((file) => file === getDatabaseFile(site)).length
}

async function refusedSignIn() {
  const before = (await site.log()).length
  await fetch(`${site.url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ emailOrUsername: 'nobody@example.com', password: 'not a password' }),
  })
  return (await site.log()).slice(before)
}

test.each(['app/database/db.server.ts', 'app/domain/security-log/log-security-event.server.ts'])(
  'after a reload of %s there is still one database and one copy of every module',
  async (file) => {
    await fetch(`${site.url}/forum`)
    const handles = databaseHandles()
    await reload(file)
    // Middleware sets the network of the request, and the screens' part of the site logs it.
    expect(await refusedSignIn()).toMatch(/"security":"sign-in".*"network":/)
    expect(databaseHandles()).toBe(handles)
  },
)
