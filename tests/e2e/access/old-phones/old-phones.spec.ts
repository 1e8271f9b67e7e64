import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newAccount } from '../../support/member'
import { publishComment, publishPost } from '../../support/publish'
import { expect, test } from '../../support/test'
import { findCrowded } from './crowded'
import { ensureChromium69, openChromium69, runsHere } from './chromium-69'

// A part of each screen, and how it is laid out.
const parts = [
  ['main', 'padding-left', /^(?!0px)/],
  ['.site-header', 'display', /flex|grid/],
  ['.button:not(.button-quiet)', 'background-color', /^(?!rgba\(0, 0, 0, 0\))/],
] as const

test('screens are laid out in Chromium 69', async ({ site, member }) => {
  test.skip(!runsHere, 'Chromium 69 is only to be had for Linux on x64')
  const binary = ensureChromium69()
  const post = await publishPost(member.context.request, { title: 'On an old phone' })
  const pictures = mkdtempSync(path.join(tmpdir(), 'chromium-69-'))
  const browser = await openChromium69(binary)
  try {
    for (const [name, url] of Object.entries({
      forum: '/forum',
      post,
      'sign-up': '/auth/signup',
      landing: '/',
    }))
      for (const width of [360, 1280]) {
        await browser.setWidth(width)
        await browser.open(site.url + url)
        writeFileSync(path.join(pictures, `${name}-${width}.png`), await browser.screenshot())
        const sideways = await browser.evaluate<number>('document.documentElement.scrollWidth')
        expect(sideways, `the width of ${name} at ${width}`).toBeLessThanOrEqual(width)
        const crowded = await browser.evaluate<string[]>(`(${findCrowded.toString()})()`)
        expect.soft(crowded, `what stands too close on ${name} at ${width}`).toEqual([])
        // The landing page reaches from edge to edge, and its first button is a quiet one.
        for (const [selector, property, expected] of name === 'landing'
          ? parts.slice(1, 2)
          : parts) {
          const value = await browser.evaluate<string | null>(`(() => {
            const element = document.querySelector('${selector}')
            return element && getComputedStyle(element).getPropertyValue('${property}')
          })()`)
          expect(value, `${property} of ${selector} on ${name} at ${width}`).toMatch(expected)
        }
      }
    test.info().annotations.push({ type: 'pictures', description: pictures })
    process.stdout.write(`Pictures of Chromium 69: ${pictures}\n`)
  } finally {
    await browser.close()
  }
})

const newer = {
  'filtered list': '/forum?topic=periods&sort=active&language=en',
  'hidden topics': '/forum/hidden',
  'before you write': '/forum/before-you-write',
  episodes: '/episodes',
  episode: '/episodes/1',
  'found episodes': '/episodes?q=pain',
  'question to a guest': '/episodes/ask',
  grievance: '/grievance',
  community: '/community',
  recovery: '/auth/recover',
}
const ofMembers = {
  answers: '/profile/answers',
  saved: '/profile?tab=saved',
  settings: '/profile/settings',
  'new post': '/forum/new',
  'recovery words': '/profile/settings/recovery-words',
}

test('nothing is cut or crowded in Chromium 69 on the screens for finding, answers and help', async ({
  site,
  member,
}) => {
  test.skip(!runsHere, 'Chromium 69 is only to be had for Linux on x64')
  const post = await publishPost(member.context.request, { title: 'Followed on an old phone' })
  const browser = await openChromium69(ensureChromium69())
  const look = async (screens: Record<string, string>) => {
    for (const [name, url] of Object.entries(screens))
      for (const width of [360, 1280]) {
        await browser.setWidth(width)
        await browser.open(site.url + url)
        expect.soft(await browser.evaluate('document.querySelectorAll("h1").length'), name).toBe(1)
        const sideways = await browser.evaluate<number>('document.documentElement.scrollWidth')
        expect.soft(sideways, `the width of ${name} at ${width}`).toBeLessThanOrEqual(width)
        const crowded = await browser.evaluate<string[]>(`(${findCrowded.toString()})()`)
        expect.soft(crowded, `what stands too close on ${name} at ${width}`).toEqual([])
      }
  }
  try {
    await look(newer)
    const { displayName: _, ...account } = newAccount()
    const join = { ...account, confirmPassword: account.password }
    const asked = (path: string, body: object = {}) =>
      browser.evaluate<number>(`fetch('${path}', {
        method: 'POST', credentials: 'same-origin', body: '${JSON.stringify(body)}',
        headers: { 'Content-Type': 'application/json' },
      }).then(function (answer) { return answer.status })`)
    expect(await asked('/api/auth/signup', join)).toBe(201)
    expect(await asked(`/api${post}/follow`.replace('/forum/post/', '/forum/posts/'))).toBe(200)
    expect(await asked(`/api${post}/save`.replace('/forum/post/', '/forum/posts/'))).toBe(200)
    await publishComment(member.context.request, post, { content: 'An answer to see' })
    await look(ofMembers)
  } finally {
    await browser.close()
  }
})
