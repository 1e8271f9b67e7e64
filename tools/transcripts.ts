import { writeFileSync } from 'node:fs'
import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test'
import { format } from 'prettier'
import { languages, type Language } from '~/i18n/languages'
import { listenFromTheStart } from '../tests/e2e/support/announced'
import { sendName } from '../tests/e2e/support/answer-curtain'
import { newAccount, signUp, type Account } from '../tests/e2e/support/member'
import { publishComment, publishPost } from '../tests/e2e/support/publish'
import { getWords, type Words } from '../tests/e2e/support/words'
import { prepareForum, type PreparedForum } from './screens/prepare-forum'
import type { Viewer } from './screens/state'

const file = 'tests/e2e/access/keyboard-transcripts.md'

/** Actions that use no key. */
type Act = { name: string; run: () => Promise<void> }

type Scene = {
  page: Page
  context: BrowserContext
  t: Words
  forum: PreparedForum
  account: Account
  /** Presses Tab until the element has the focus, then the other keys, and records the result. */
  go: (target: Locator | null, ...keys: (string | Act)[]) => Promise<void>
}

type Point = {
  name: string
  viewer?: Viewer
  path: (forum: PreparedForum) => string
  act: (scene: Scene) => Promise<void>
  width?: number
}

const points: Point[] = [
  {
    name: '1. A dialog that could not be saved, and then could',
    viewer: 'writer',
    path: () => '/profile',
    async act({ page, context, t, go }) {
      await go(page.getByRole('link', { name: t('profile:edit') }), 'Enter')
      const save = page.getByRole('dialog').getByRole('button', { name: t('profile:save') })
      await context.setOffline(true)
      await go(save, 'Enter')
      await context.setOffline(false)
      await go(save, 'Enter')
    },
  },
  {
    name: '2. Results on the same path: a search, the waitlist, a forgotten password',
    path: () => '/forum',
    async act({ page, t, go }) {
      await go(page.locator('#q'), 'nothingofthekind', 'Enter')
      await page.goto('/contact/waitlist')
      await untilReady(page)
      const address = `${newAccount().username}@example.com`
      await go(page.locator('main [name="email"]'), address, 'Enter')
      await page.goto('/auth/forgot-password')
      await untilReady(page)
      await go(page.locator('main [name="email"]'), 'nobody@example.com', 'Enter')
      await go(page.getByRole('link', { name: t('skip') }))
    },
  },
  {
    name: '2. Results on the same path: a report, an unblocked member',
    viewer: 'writer',
    path: () => '/forum',
    async act({ page, t, go, forum }) {
      const author = await newMember(forum)
      const post = await publishPost(author.request, { title: 'Something to report' })
      await author.close()
      await page.goto(`${post}/report`)
      await untilReady(page)
      await go(page.locator('main [name="reason"]').first(), 'ArrowDown')
      await go(page.getByRole('button', { name: t('moderation:report.send') }), 'Enter')
      await page.goto(`${post}/block`)
      await untilReady(page)
      await go(page.locator('main form button.button').first(), 'Enter')
      await go(page.locator('main form button').first(), 'Enter')
    },
  },
  {
    name: '3. The first empty step of the guided flow',
    path: () => '/contact/curtain',
    async act({ page, t, go }) {
      await go(page.getByRole('button', { name: t('curtain:next') }), 'Enter')
    },
  },
  {
    name: '4. The last step of the guided flow, sent by the keyboard',
    path: () => '/contact/curtain',
    width: 390,
    async act(scene) {
      await goToLastStep(scene)
      await scene.go(sendButton(scene), 'Enter')
    },
  },
  {
    name: '4. The last step of the guided flow: a press that is too short, then a screen reader’s',
    path: () => '/contact/curtain',
    width: 390,
    async act(scene) {
      await goToLastStep(scene)
      const send = sendButton(scene)
      await scene.go(send)
      await scene.go(null, { name: 'a short press of the pointer', run: () => send.click() })
      // A screen reader clicks without a pointer, so the button does not wait for the pointer to be held.
      const click = () => send.evaluate((element: HTMLElement) => element.click())
      await scene.go(null, { name: 'a click of the screen reader', run: click })
    },
  },
  {
    name: '5. Signing in, the language, the checkbox, the question before deleting',
    path: () => '/auth/signin',
    async act({ page, t, go, account }) {
      await go(page.locator('main [name="emailOrUsername"]'), account.username)
      await go(page.locator('main [name="password"]'), account.password, 'Enter')
      await go(page.locator('.site-header a[hreflang]'), 'Enter')
      await go(page.locator('.site-header a[hreflang]'), 'Enter')
      await page.goto(await publishPost(page.request, { title: 'To be deleted' }))
      await untilReady(page)
      await go(page.locator('main [name="isAnonymous"]'))
      await go(page.locator('article.post .more summary'), 'Enter')
      await go(page.getByRole('button', { name: t('forum:delete'), exact: true }), 'Enter')
      await go(null, 'Escape')
    },
  },
  {
    name: '6. Required fields, before and after they are refused',
    path: () => '/auth/signup',
    async act({ page, t, go }) {
      await go(page.locator('main [name="username"]'))
      await go(page.getByRole('button', { name: t('auth:createAccount') }), 'Enter')
      await go(page.locator('main [name="username"]'))
    },
  },
  {
    name: '7. An error toast, F8 and Escape, 360 pixels wide',
    viewer: 'writer',
    path: ({ places }) => places.ownPost,
    width: 360,
    async act({ page, context, t, go }) {
      await go(page.locator('main textarea[name="content"]'), 'Never sent')
      await context.setOffline(true)
      await go(page.getByRole('button', { name: t('forum:postComment') }), 'Enter')
      await go(null, 'F8')
      await go(null, 'Escape')
      await context.setOffline(false)
    },
  },
  {
    name: '8. A list and a sign-up that fail',
    path: () => '/',
    async act({ page, context, t, go }) {
      await page.route(/\/forum\.data/, (route) => route.abort())
      await go(page.locator('.site-header a[href="/forum"]'), 'Enter')
      await page.unroute(/\/forum\.data/)
      await page.goto('/auth/signup')
      await untilReady(page)
      await go(page.locator('main [name="username"]'), newAccount().username)
      await go(page.locator('main [name="email"]'), 'nobody@example.com')
      await go(page.locator('main [name="password"]'), 'quiet harbour 9')
      await go(page.locator('main [name="confirmPassword"]'), 'quiet harbour 9')
      await context.setOffline(true)
      await go(page.getByRole('button', { name: t('auth:createAccount') }), 'Enter')
      await context.setOffline(false)
    },
  },
  {
    name: '9. The names of the team’s buttons',
    path: () => '/',
    width: 390,
    async act({ page, go }) {
      const buttons = page.locator('.team button:visible, #team button:visible')
      for (let index = 0; index < Math.min(3, await buttons.count()); index += 1)
        await go(buttons.nth(index))
    },
  },
  {
    name: '10. Comments without those of blocked members; a link to a comment that is gone',
    path: () => '/forum',
    async act({ page, forum, account, go }) {
      const [author, other] = await Promise.all([newMember(forum), newMember(forum)])
      const post = await publishPost(author.request, { title: 'Two comments, one of them blocked' })
      await publishComment(author.request, post, { content: 'To be read' })
      const hidden = await publishComment(other.request, post, { content: 'To be hidden' })
      const data = { emailOrUsername: account.username, password: account.password }
      await page.request.post('/api/auth/signin', { data })
      await page.request.post(`/forum/comment/${hidden}/block`, { form: { blocked: '1' } })
      await page.goto(post)
      await untilReady(page)
      await go(null, `(heading: ${await page.locator('#comments').innerText()})`)
      await page.goto(`${post}?comment=00000000-0000-4000-8000-000000000000`)
      await untilReady(page)
      await go(null, '(the mailed link)')
      await Promise.all([author.close(), other.close()])
    },
  },
]

async function goToLastStep({ page, t, go }: Scene) {
  const next = page.getByRole('button', { name: t('curtain:next') })
  await go(page.locator('[name="intent"]').first(), 'Space')
  await go(next, 'Enter')
  await go(page.locator('[name="name"]'), 'Asha')
  await go(next, 'Enter')
  await go(page.locator('[name="message"]'), 'A word')
  await go(next, 'Enter')
  await go(page.locator('[name="email"]'), `${newAccount().username}@example.com`)
  await go(next, 'Enter')
  await go(next, 'Enter')
}

function sendButton({ page, t }: Scene) {
  return page.getByRole('button', { name: sendName(t) })
}

/** Signs up a member in a separate browser context. */
async function newMember(forum: PreparedForum, account = newAccount()) {
  const context = await forum.browser.newContext({ baseURL: forum.url })
  await signUp(context.request, account)
  return context
}

/**
 * Walks through the site with the keyboard. Records the keys, the focused element in Chromium's accessibility tree, and
 * the announcements of live regions: `npx tsx tools/transcripts.ts`.
 */
async function writeTranscripts() {
  const forum = await prepareForum()
  const lines = [
    '# What keyboards and screen readers get',
    '',
    'Written by `npx tsx tools/transcripts.ts` from the built site, in Chromium. A line is: the keys; what then has the focus, by role, name, description and state; what live regions announced; the title where it changed. What a screen reader reads of whole pages is in `tests/e2e/access/speech/transcripts`.',
  ]
  try {
    for (const point of points) {
      lines.push('', `## ${point.name}`)
      const walks = languages.map((language) => walk(forum, point, language))
      for (const [index, written] of (await Promise.all(walks)).entries())
        lines.push('', `**${languages[index]}**`, '', ...written)
      process.stdout.write(`${point.name}\n`)
    }
  } finally {
    await forum.close()
  }
  writeFileSync(file, await format(`${lines.join('\n')}\n`, { parser: 'markdown' }))
}

async function walk(forum: PreparedForum, point: Point, language: Language): Promise<string[]> {
  const account = newAccount()
  const context = await openContext(forum, point, language)
  await (await newMember(forum, account)).close()
  const page = await context.newPage()
  // tsx wraps named functions in this helper, which pages do not have.
  await page.addInitScript('globalThis.__name = (given) => given')
  await listenFromTheStart(page)
  const tree = await context.newCDPSession(page)
  const written: string[] = []
  const said = { count: 0, title: '' }
  await page.goto(point.path(forum))
  await untilReady(page)
  said.title = await page.title()

  async function go(target: Locator | null, ...keys: (string | Act)[]) {
    const before = await heard(page)
    said.count = before.length
    const pressed = target ? [await tabTo(page, target)] : []
    for (const key of keys) {
      if (typeof key !== 'string') {
        await key.run()
        pressed.push(`(${key.name})`)
      } else if (key.startsWith('(')) pressed.push(key)
      else if (/^[A-Z]\w+$|^F\d$/.test(key) && key !== 'Asha') {
        await page.keyboard.press(key)
        pressed.push(key)
      } else {
        await page.keyboard.type(key)
        pressed.push('(types)')
      }
    }
    await settle(page)
    const now = await heard(page)
    const isSame = now.length >= said.count && before.every((each, index) => now[index] === each)
    const announced = [...new Set(now.slice(isSame ? said.count : 0))]
    const title = await page.title()
    const parts = [
      pressed.filter(Boolean).join(', '),
      `→ ${await focused(tree)}`,
      announced.length ? `says: ${announced.map((text) => `“${text}”`).join(' ')}` : '',
      title === said.title ? '' : `title: “${title}”`,
    ]
    said.title = title
    written.push(`- ${readable(parts.filter(Boolean).join(' · '))}`)
  }

  await point.act({ page, context, t: getWords(language), forum, account, go })
  await context.close()
  return written
}

async function openContext(forum: PreparedForum, { viewer, width }: Point, language: Language) {
  const { url, browser, signedIn } = forum
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: width ?? 1280, height: 800 },
    reducedMotion: 'reduce',
    storageState: viewer && signedIn[viewer],
  })
  context.setDefaultTimeout(15_000)
  await context.addCookies([{ name: 'language', value: language, url }])
  await context.addInitScript(() => sessionStorage.setItem('intro', '1'))
  return context
}

async function untilReady(page: Page) {
  await page.locator('html[data-js]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

// Live regions change a moment after a page does, and notices a moment after that.
async function settle(page: Page) {
  await page.waitForTimeout(1_200)
  await page.waitForLoadState('networkidle')
}

const mostTabs = 120

async function tabTo(page: Page, target: Locator): Promise<string> {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  let count = 0
  for (; count < mostTabs && !(await isThere()); count += 1) await page.keyboard.press('Tab')
  if (!(await isThere())) throw new Error(`Tab does not reach ${String(target)}`)
  return count ? `Tab ×${count}` : ''
}

async function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as { announced?: string[] }).announced ?? [])
}

type Value = { value?: { value?: unknown } }
type AXNode = { role?: Value['value']; name?: Value['value']; description?: Value['value'] } & {
  properties?: { name: string; value: { value?: unknown } }[]
}
const states = ['invalid', 'required', 'checked', 'pressed', 'expanded', 'modal', 'disabled']

async function focused(tree: CDPSession): Promise<string> {
  const { result } = await tree.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const { objectId } = result
  const { nodes } = await tree.send('Accessibility.getPartialAXTree', {
    ...{ objectId, fetchRelatives: false },
  })
  const { role, name, description, properties = [] } = (nodes[0] ?? {}) as AXNode
  const shown = properties
    .filter(({ name: state, value }) => states.includes(state) && !isOff(value.value))
    .map(({ name: state, value }) => (value.value === true ? state : `${state}: ${text(value)}`))
  if (text(role) === 'none') return 'the page'
  return [
    text(role),
    text(name) && `“${text(name)}”`,
    text(description) && `(${text(description)})`,
  ]
    .concat(shown.length ? `[${shown.join(', ')}]` : '')
    .filter(Boolean)
    .join(' ')
}

function isOff(value: unknown) {
  return value === false || value === 'false'
}

function text(given: { value?: unknown } | undefined) {
  const value = typeof given?.value === 'string' ? given.value : JSON.stringify(given?.value ?? '')
  return value.replace(/^""$/, '').replaceAll(/\s+/g, ' ').trim()
}

// Values that differ between runs.
function readable(line: string) {
  return line
    .replaceAll(/\b[A-HJKMNP-TV-Z2-9]{8}\b/g, '(an ID)')
    .replaceAll(/http:\/\/localhost:\d+/g, '(the site)')
    .replaceAll(/(Shown )?\bm_\w{8}\b/g, '(a member)')
}

await writeTranscripts()
