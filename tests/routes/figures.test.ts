import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { figureNames } from '~/domain/figures/count-members.server'
import * as community from '~/routes/marketing/community'
import * as figures from '~/routes/moderation/figures'
import { makeModerator } from '../support/forum/factories'
import { getCookie, openPage } from '../support/http/page-request'

const read = (path: string) => openPage(community, path)

test('moderators see the figures of a week; one that is not shown is not found', async () => {
  const path = '/moderation/figures'
  const cookie = await getCookie(await makeModerator())
  const { value } = await openPage(figures, path, cookie)
  expect(value).toMatchObject({ questions: { asked: null }, lookUps: null, words: [] })
  expect((await openPage(figures, `${path}?week=2020-01-06`, cookie)).status).toBe(404)
})

test('everybody sees that there are no figures of a half-year yet', async () => {
  expect((await read('/community')).value).toMatchObject({ figures: null })
  expect((await read('/community?half=2026-1')).status).toBe(404)
})

test('everybody sees published figures, with what limits them, in both languages', async () => {
  const counts = Object.fromEntries(figureNames.map((name) => [name, null]))
  const budget = { maxFigures: 10, sigma: 20, rho: '0.0125', threshold: 100 }
  await db.publishedFigures.create({
    data: {
      ...{ halfYear: '2026-1', ...budget, day: new Date('2026-06-30T18:30:00Z') },
      counts: JSON.stringify({ ...counts, asked: 1234 }),
    },
  })
  const { value } = await read('/community?lng=hi')
  expect(value).toMatchObject({
    figures: {
      ...budget,
      halfYear: '2026-1',
      publishedOn: '1 जुलाई 2026',
      counts: { asked: 1234, answered: null },
    },
    topics: [{ key: 'periods', title: 'माहवारी' }, ...Array.from({ length: 11 }, () => ({}))],
  })
})
