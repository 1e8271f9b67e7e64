import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newAccount } from '../../support/member'
import { expect, test } from '../../support/test'
import { firefoxPath, openFirefox } from './firefox'
import type { PlainBrowser } from './plain-browser'
import { isWebKitHere, openWebKit } from './webkit'

// As the WebDriver standard spells it.
const enter = '\uE007'

const browsers = {
  Firefox: { open: () => openFirefox(firefoxPath ?? ''), isHere: Boolean(firefoxPath) },
  WebKitGTK: { open: openWebKit, isHere: isWebKitHere },
}

for (const [name, { open, isHere }] of Object.entries(browsers))
  test(`somebody joins, writes and is answered in ${name} without scripts`, async ({
    site,
    databaseAt,
  }) => {
    test.skip(
      !isHere && !process.env.CI,
      `${name} is not installed: npm run test:access does it on Debian as root`,
    )
    const database = databaseAt(site.databaseUrl)
    const { username, email, password } = newAccount()
    const pictures = mkdtempSync(path.join(tmpdir(), `${name.toLowerCase()}-`))
    const browser = await open()
    const keep = async (screen: string) =>
      writeFileSync(path.join(pictures, `${screen}.png`), await browser.picture())
    try {
      await browser.open(`${site.url}/forum`)
      await browser.press('a[href^="/auth/signup"]')
      await fill(browser, { username, email, password, confirmPassword: password })
      await keep('sign-up')
      await browser.press('main form .button')
      await expect.poll(() => browser.address()).toBe(`${site.url}/forum`)
      await keep('forum')
      await browser.press('main a[href="/forum/new"]')
      const post = { title: `From ${name} ${username}`, content: 'It works without any script' }
      await fill(browser, post)
      await browser.press('main form .button')
      const author = { author: { usernameKey: username } }
      const select = { id: true, title: true, content: true }
      await expect.poll(() => database.post.count({ where: author })).toBe(1)
      const written = await database.post.findFirstOrThrow({ where: author, select })
      expect(written).toMatchObject(post)
      await browser.press(`a[href="/forum/post/${written.id}"]`)
      await expect.poll(() => browser.read('h1')).toBe(post.title)

      await fill(browser, { content: `A comment of ${username}` })
      await browser.press('.comment-form .button')
      await expect.poll(() => browser.read('.comment .text')).toBe(`A comment of ${username}`)
      await keep('post')

      await browser.open(`${site.url}/`)
      const message = { name: 'Asha', email, message: `Sent from ${name}` }
      await fill(browser, message)
      // Drivers press too early while a page scrolls smoothly; Enter sends too.
      await browser.type('#contact [name="links"]', enter)
      await expect.poll(() => browser.address()).toMatch(/\/contact\/sent\/\w{8}$/)
      await keep('sent')

      expect(await database.user.count({ where: { email, usernameKey: username } })).toBe(1)
      expect(await database.comment.findMany({ where: author })).toMatchObject([
        { content: `A comment of ${username}` },
      ])
      expect(await database.message.findMany({ where: { email } })).toMatchObject([message])
    } finally {
      await browser.close()
    }
    process.stdout.write(`Pictures of ${name}: ${pictures}\n`)
  })

async function fill(browser: PlainBrowser, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields))
    await browser.type(`main [name="${name}"]`, value)
}
