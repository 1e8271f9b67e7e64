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
})

test.each(attacks)('%s', (_, attacker) => {
  expect(unexplained(attackers[attacker](world))).toEqual([])
})
