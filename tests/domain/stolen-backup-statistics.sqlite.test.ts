import { rmSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { env } from '~/runtime/env.server'
import { backUp } from '../../prisma/back-up'
import { attackers, attacks, unexplained } from '../support/attack/report'
import { copyOfFile } from '../support/attack/copy'
import { simulateForum, type World } from '../support/attack/simulate'
import { withSettings } from '../support/with-settings'

withSettings({ RATE_LIMITS: 'on' })

let world: World
beforeAll(async () => void (world = await simulateForum(copyOfBackup)), 600_000)

async function copyOfBackup() {
  const place = `${env.DATA_DIR}/stolen.db`
  const { copy } = await backUp(env.DATABASE_URL, place, { overwrite: false })
  try {
    return await copyOfFile(copy)
  } finally {
    rmSync(copy)
  }
}

test.each(attacks)('of two backups, %s', (_, attacker) => {
  expect(unexplained(attackers[attacker](world))).toEqual([])
})
