import {
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from '@playwright/test'
import { openDatabase, type Database } from '~/database/db.server'
import { languages, type Language } from '~/i18n/languages'
import type { Account, SignedIn } from './member'
import { addMember, addSession, type Role } from './member-rows'
import type { Persona } from '../../support/site/openid-process'
import { mailboxOf, type Mailbox } from './mail/mailbox'
import {
  knownSurroundings,
  untilAnnounced,
  type KnownSite,
  type ServerName,
  type Environment,
} from './sites'
import { Watch } from './watch'
import { getWords, type Words } from './words'

export { expect } from '@playwright/test'

export type SiteOptions = {
  server: ServerName
  language: Language
  /** True when the landing page's intro plays, as it does on a first visit. */
  intro: boolean
  /** True when screens are checked against all requirements of `npm run test:access`. */
  isThorough: boolean
}

type WorkerFixtures = {
  /** Opens a site's database once for all tests of the worker. */
  databaseAt: (url: string) => Database
}

type Fixtures = {
  surroundings: Environment
  site: KnownSite
  /** Returns the site's mails to an address. */
  mailbox: (email: string) => Mailbox
  /**
   * Sets the identity that the OpenID provider returns for the visitors of a browser, by default the test's own
   * browser.
   */
  beKnownAs: (persona: Persona, context?: BrowserContext) => Promise<void>
  /** The site's texts in the language of the test. */
  t: Words
  watch: Watch
  /** Opens a path and, with scripts, waits for hydration. */
  visit: (path: string, where?: Page) => Promise<void>
  /** Opens another browser, as fresh as the test's own. It is watched, and closed at the end. */
  openBrowser: () => Promise<BrowserContext>
  /** A member who is signed in in the test's own browser. */
  member: SignedIn
  /** Creates another member, in a separate browser. */
  asMember: (role?: Role) => Promise<SignedIn>
  /** Creates another member, who needs no browser to write. */
  newAuthor: () => Promise<Account & { request: APIRequestContext }>
  /** Creates another member, who is signed in nowhere. */
  newMember: (role?: Role) => Promise<Account>
  /** Signs an account in in a browser. */
  signInAs: (account: Pick<Account, 'username'>, context: BrowserContext) => Promise<void>
  /** A visitor's page, in a separate browser. */
  visitor: Page
  /** Disconnects the test's own browser from the network, and reconnects it. */
  network: { goOffline: () => Promise<void>; goOnline: () => Promise<void> }
  /** `mark` marks the page; `check` fails when the page was reloaded since. Both do nothing without scripts. */
  sameDocument: { mark: () => Promise<void>; check: () => Promise<void> }
}

export const test = base.extend<SiteOptions & Fixtures, WorkerFixtures>({
  databaseAt: [
    async ({}, use) => {
      const opened = new Map<string, Database>()
      await use((url) => {
        const database = opened.get(url) ?? openDatabase(url)
        opened.set(url, database)
        return database
      })
      await Promise.all([...opened.values()].map((database) => database.$disconnect()))
    },
    { scope: 'worker' },
  ],
  server: ['sqlite', { option: true }],
  language: ['en', { option: true }],
  intro: [false, { option: true }],
  isThorough: [false, { option: true }],
  context: async ({ context, intro }, use) => {
    await prepare(context, intro)
    await use(context)
  },
  surroundings: async ({}, use) => {
    const known = knownSurroundings()
    if (!known) throw new Error('The global set-up has not run.')
    await use(known)
  },
  site: async ({ server, surroundings }, use) => {
    await use(await untilAnnounced(surroundings, server))
  },
  mailbox: async ({ surroundings }, use) => use((email) => mailboxOf(surroundings.mails, email)),
  beKnownAs: async ({ context, surroundings }, use) => {
    await use(async (persona, where = context) => {
      const value = encodeURIComponent(JSON.stringify(persona))
      await where.addCookies([{ name: 'persona', value, url: surroundings.provider }])
    })
  },
  baseURL: async ({ site }, use) => use(site.url),
  locale: async ({ language }, use) => use(language === 'hi' ? 'hi-IN' : 'en-GB'),
  t: async ({ language }, use) => use(getWords(language)),
  watch: [
    async ({ site, surroundings, context }, use) => {
      const watch = new Watch([site.url, surroundings.provider])
      watch.attach(context)
      await use(watch)
      watch.check()
    },
    { auto: true },
  ],
  visit: async ({ page, javaScriptEnabled }, use) => {
    await use(async (path, where = page) => {
      await where.goto(path)
      if (javaScriptEnabled) await untilHydrated(where)
    })
  },
  openBrowser: async (
    { browser, baseURL, locale, javaScriptEnabled, contextOptions, intro, watch },
    use,
  ) => {
    const opened: BrowserContext[] = []
    const options = { ...contextOptions, baseURL, locale, javaScriptEnabled }
    await use(async () => {
      const context = await browser.newContext(options)
      await prepare(context, intro)
      watch.attach(context)
      opened.push(context)
      return context
    })
    await Promise.all(opened.map((context) => context.close()))
  },
  newMember: async ({ databaseAt, site, language }, use) => {
    await use((role) => addMember(databaseAt(site.databaseUrl), { role, language }))
  },
  signInAs: async ({ databaseAt, site }, use) => {
    await use(async (account, context) => {
      await context.addCookies([await addSession(databaseAt(site.databaseUrl), site, account)])
    })
  },
  newAuthor: async ({ playwright, newMember, databaseAt, site, baseURL, locale }, use) => {
    const opened: APIRequestContext[] = []
    await use(async () => {
      const account = await newMember()
      const cookie = await addSession(databaseAt(site.databaseUrl), site, account)
      const storageState = { cookies: [cookie], origins: [] }
      const extraHTTPHeaders = { 'Accept-Language': locale ?? '' }
      const request = await playwright.request.newContext({
        ...{ baseURL, storageState, extraHTTPHeaders },
      })
      opened.push(request)
      return { ...account, request }
    })
    await Promise.all(opened.map((request) => request.dispose()))
  },
  member: async ({ newMember, signInAs, context, page }, use) => {
    const account = await newMember()
    await signInAs(account, context)
    await use({ ...account, context, page })
  },
  asMember: async ({ newMember, signInAs, openBrowser }, use) => {
    await use(async (role) => {
      const [account, context] = await Promise.all([newMember(role), openBrowser()])
      await signInAs(account, context)
      return { ...account, context, page: await context.newPage() }
    })
  },
  visitor: async ({ openBrowser }, use) => use(await (await openBrowser()).newPage()),
  network: async ({ context, watch, site, javaScriptEnabled }, use) => {
    await use({
      goOffline: () => {
        watch.expectOffline()
        return context.setOffline(true)
      },
      goOnline: async () => {
        await context.setOffline(false)
        // The page is notified before the browser's network is back, and its next request would still fail.
        for (const page of context.pages())
          if (javaScriptEnabled && page.url().startsWith(site.url)) await untilReachable(page)
      },
    })
  },
  sameDocument: async ({ page, javaScriptEnabled }, use) => {
    const mark = () => page.evaluate(() => void Object.assign(window, { isSame: true }))
    const check = async () => {
      const isSame = await page.evaluate(() => 'isSame' in window)
      base.expect(isSame, 'the page was not loaded anew').toBe(true)
    }
    const nothing = () => Promise.resolve()
    await use(javaScriptEnabled ? { mark, check } : { mark: nothing, check: nothing })
  },
})

async function prepare(context: BrowserContext, intro: boolean) {
  if (!intro) await skipIntro(context)
}

function skipIntro(context: BrowserContext) {
  return context.addInitScript(() => {
    // An empty page has no storage.
    if (location.protocol.startsWith('http')) sessionStorage.setItem('intro', '1')
  })
}

async function untilReachable(page: Page) {
  const ask = () =>
    fetch('/healthz', { method: 'HEAD' }).then(
      // The response is read to its end, because otherwise the page's network would never be idle again.
      (answer) => answer.text().then(() => true),
      () => false,
    )
  await base.expect.poll(() => page.evaluate(ask)).toBe(true)
}

type Details = { tag?: string }

/**
 * For tests of features that need scripts, such as a dialog or the intro. Their replacements without scripts have their
 * own tests. The project without JavaScript leaves these tests out (`playwright.config.ts`).
 */
export const withScripts = { tag: '@scripts' } satisfies Details

/** Runs the tests once in each language of the site. */
export function inBothLanguages(...given: [() => void] | [Details, () => void]): void {
  const [details, define] = given.length === 2 ? given : [{}, given[0]]
  for (const language of languages) {
    test.describe(language, details, () => {
      test.use({ language })
      define()
    })
  }
}

/** Waits until React has hydrated the page. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-js]').waitFor({ state: 'attached', timeout: 30_000 })
}
