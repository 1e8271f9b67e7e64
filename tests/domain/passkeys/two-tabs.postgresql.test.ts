import { expect, test } from 'vitest'
import { setTimeout as pause } from 'node:timers/promises'
import { db } from '~/database/db.server'
import { listPasskeys, removePasskey } from '~/domain/passkeys/own-passkeys.server'
import { signUpMember } from '../../support/forum/factories'
import { givePasskey } from '../../support/forum/passkeys'

/** Waits until two connections to this database wait for a lock. */
async function twoWait() {
  for (;;) {
    const rows = await db.$queryRaw<object[]>`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    if (rows.length > 1) return
    await pause(20)
  }
}

test('removing the last two passkeys in two tabs at once turns two-factor authentication off', async () => {
  const asha = await signUpMember('asha')
  const { sessionId } = await givePasskey(asha)
  await givePasskey(asha)
  const ids = (await listPasskeys(asha.id)).map(({ id }) => id)
  expect(ids).toHaveLength(2)
  let removals: ReturnType<typeof removePasskey>[] = []
  await db.$transaction(
    async (tx) => {
      // Both must wait here, after they have deleted their passkey.
      await tx.$executeRaw`LOCK TABLE "OutgoingMail" IN EXCLUSIVE MODE`
      removals = ids.map((id) => removePasskey(asha, id, { password: 'correct horse' }, sessionId))
      await twoWait()
    },
    { timeout: 20_000 },
  )
  const answers = (await Promise.all(removals)).map((each) => each.ok && each.value.isTwoFactorOff)
  expect(answers.sort()).toEqual([false, true])
  expect(await db.secondStep.count()).toBe(0)
})
