import { beforeAll, expect, test } from 'vitest'
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

test.each(attacks)('%s', (_, attacker) => {
  expect(unexplained(attackers[attacker](world))).toEqual([])
})
