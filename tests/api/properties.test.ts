import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasOnlySeenCharacters } from '~/domain/names/display-name-field.server'
import { isInvisible } from '~/domain/validation/text'
import type { ApiClient } from '../support/http/api-client'
import { member } from '../support/http/api-member'
import { emptyTables } from '../support/database/empty-tables'
import { makePost } from '../support/forum/factories'

type Item = { _id: string }
type Page = { posts: Item[]; nextCursor: string | null }

const ends = fc.stringMatching(/^[ \t\r\n\u00a0\u3000]{0,4}$/)
const points = (text: string) => [...text].length
const kept = (text: string) =>
  showsNothing(text) ? '' : text.replace(/\r\n?/g, '\n').trim().normalize('NFC')
const showsNothing = (text: string) =>
  /^[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{1d159}]*$/u.test(
    text,
  )
const isStorable = (text: string) => !/\0|\p{Surrogate}|\p{M}{31}/u.test(text)

// Texts around a length limit: combining marks, emoji, line ends, lone surrogates.
const textAround = (limit: number) =>
  fc
    .tuple(
      ends,
      fc.oneof(
        fc.string({ unit: 'grapheme', minLength: 0, maxLength: limit + 5 }),
        fc.string({ unit: 'binary', minLength: Math.max(0, limit - 5), maxLength: limit + 5 }),
        fc
          .constantFrom('क', 'e\u0301', '👩🏽‍⚕️', 'a\r\n', '\ud800')
          .chain((each) => fc.nat({ max: limit + 5 }).map((count) => each.repeat(count))),
      ),
      ends,
    )
    .map((parts) => parts.join(''))

test('a limit counts code points of what is kept, and what is kept comes back', async () => {
  const { client, row } = await member()
  const { id } = await makePost(row)
  const cases = [
    { method: 'PATCH', path: '/api/auth/me', name: 'displayName', max: 50, min: 0 },
    { method: 'PATCH', path: '/api/auth/me', name: 'bio', max: 500, min: 0 },
    { method: 'PATCH', path: `/api/forum/posts/${id}`, name: 'title', max: 200, min: 5 },
    {
      method: 'POST',
      path: `/api/forum/posts/${id}/comments`,
      name: 'content',
      max: 5_000,
      min: 1,
    },
  ]
  for (const { method, path, name, min, max } of cases) {
    const property = fc.asyncProperty(textAround(max), async (text) => {
      // A random title may say so little that the site asks its author about it.
      const seen = path.startsWith('/api/forum') && { guidanceSeen: 'true' }
      const answer = await client.call(method, path, { [name]: text, ...seen })
      // A title has one line.
      const stored = name === 'title' ? kept(text).replace(/\s*\n\s*/g, ' ') : kept(text)
      const length = points(stored)
      const isAllowed =
        name !== 'displayName' || (!isInvisible(text) && hasOnlySeenCharacters(kept(text)))
      const isFine = isStorable(text) && length >= min && length <= max && isAllowed
      expect(answer.status < 300).toBe(isFine)
      if (!isFine) {
        expect(answer.status).toBe(400)
        return
      }
      const [entity] = Object.values(answer.body) as Record<string, unknown>[]
      expect(entity?.[name] ?? '').toBe(stored)
    })
    await fc.assert(property, { numRuns: max > 1_000 ? 15 : 40 })
  }
})

test('no post is skipped or shown twice while posts are being added and deleted', async () => {
  const steps = fc.array(fc.record({ add: fc.nat({ max: 3 }), deletesShown: fc.boolean() }), {
    minLength: 12,
    maxLength: 12,
  })
  const property = fc.asyncProperty(
    fc.nat({ max: 12 }),
    fc.integer({ min: 1, max: 5 }),
    steps,
    async (count, limit, between) => {
      await emptyTables()
      const { client, row } = await member()
      const before: string[] = []
      for (let index = 0; index < count; index++) before.push((await makePost(row)).id)
      const shown = await walk(client, `/api/forum/posts?limit=${limit}`, async (page, step) => {
        for (let index = 0; index < (between[step]?.add ?? 0); index++) await makePost(row)
        const last = page.at(-1)
        if (last && between[step]?.deletesShown)
          await client.call('DELETE', `/api/forum/posts/${last}`)
      })
      expect(new Set(shown).size).toBe(shown.length)
      // Newest first: the items that existed from the start come in reverse order of writing.
      const first = before.filter((id) => shown.includes(id)).reverse()
      expect(shown.filter((id) => before.includes(id))).toEqual(first)
      expect(before.filter((id) => !shown.includes(id))).toEqual([])
    },
  )
  await fc.assert(property, { numRuns: 15 })
})

/** Returns every id of a list, page by page. `between` runs after each page. */
async function walk(
  client: ApiClient,
  path: string,
  between: (page: string[], step: number) => Promise<unknown>,
) {
  const shown: string[] = []
  let cursor: string | null = ''
  for (let step = 0; cursor !== null; step++) {
    const search: string = cursor && `&cursor=${cursor}`
    const { body }: { body: Page } = await client.call<Page>('GET', path + search)
    const page = body.posts.map(({ _id }) => _id)
    shown.push(...page)
    cursor = body.nextCursor
    await between(page, step)
  }
  return shown
}
