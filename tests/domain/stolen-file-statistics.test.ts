import { beforeAll, expect, test } from 'vitest'
import { countHiddenAuthors } from '~/domain/members/hidden-content.server'
import { attackers, attacks, unexplained } from '../support/attack/report'
import { simulateForum, type World } from '../support/attack/simulate'
import { withSettings } from '../support/with-settings'

withSettings({ RATE_LIMITS: 'on' })

let world: World
beforeAll(async () => void (world = await simulateForum()), 600_000)

test('ten members write as much as the attackers need', () => {
  const anonymous = world.items.filter(({ isAnonymous }) => isAnonymous)
  expect(world.items.length).toBeGreaterThanOrEqual(120)
  expect(anonymous.length).toBeGreaterThanOrEqual(80)
  expect(new Set(anonymous.map(({ author }) => author)).size).toBeGreaterThanOrEqual(9)
  expect(world.signIns.length).toBeGreaterThanOrEqual(100)
  const early = world.evening.filter(({ copy }) =>
    copy.some(({ name, rows }) => name === 'Notification' && rows.length > 20),
  )
  expect(early.length).toBeGreaterThanOrEqual(5)
  const evening = early.at(-1)?.at ?? 0
  expect(world.mails.filter(({ at }) => at < evening).length).toBeGreaterThanOrEqual(20)
})

test('experts review comments, and write anonymously as well', () => {
  const reviews = world.copies[1].find(({ name }) => name === 'CommentReview')?.rows ?? []
  expect(reviews.length).toBeGreaterThanOrEqual(20)
  const reviewers = [...new Set(reviews.map(({ expertId }) => expertId))]
  expect(reviewers.sort()).toEqual(world.experts.toSorted())
  const reviewed = new Set(reviews.map(({ commentId }) => commentId))
  for (const expert of world.experts)
    expect(world.items.filter((item) => item.author === expert && item.isAnonymous)).not.toEqual([])
  expect(world.items.some((item) => item.isAnonymous && reviewed.has(item.id))).toBe(true)
})

test('members hide anonymous authors in threads', () => {
  const users = world.copies[1].find(({ name }) => name === 'User')?.rows ?? []
  const counts = users.map(({ sealedHidden }) => countHiddenAuthors(String(sealedHidden)))
  expect(counts.filter((count) => count > 0).length).toBeGreaterThanOrEqual(5)
})

test.each(attacks)('%s', (_, attacker) => {
  expect(unexplained(attackers[attacker](world))).toEqual([])
})
