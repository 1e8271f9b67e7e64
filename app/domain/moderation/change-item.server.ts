import type { Transaction } from '~/database/db.server'
import { reportsOn, setVisibility, type FoundItem, type Item } from './item.server'
import type { ItemAction } from './reasons'

/** Does what a moderator wants with an item; false if nothing is left to do. Requires the post's lock. */
export function changeItem(
  item: FoundItem,
  action: Exclude<ItemAction, 'reveal'>,
  reason: string,
  tx: Transaction,
): Promise<boolean> {
  return changes[action](item, reason, tx)
}

type Change = (item: FoundItem, reason: string, tx: Transaction) => Promise<boolean>

const shown = { removedAt: null, removedReason: null, hiddenAt: null }

/** Each returns whether it changed anything. */
const changes: Record<Exclude<ItemAction, 'reveal'>, Change> = {
  async remove(item, reason, tx) {
    const removed = { removedAt: new Date(), removedReason: reason, hiddenAt: null }
    const isDone =
      (await setVisibility(item, 'shown', removed, tx)) ||
      (await setVisibility(item, 'hidden', removed, tx))
    if (isDone) await settle(item, 'upheld', tx)
    return isDone
  },
  restore: (item, _, tx) => setVisibility(item, 'removed', shown, tx),
  async dismiss(item, _, tx) {
    const wasHidden = await setVisibility(item, 'hidden', shown, tx)
    return (await settle(item, 'dismissed', tx)) || wasHidden
  },
  lock: (item, _, tx) => setLock(item, null, new Date(), tx),
  unlock: (item, _, tx) => setLock(item, { not: null }, null, tx),
}

async function settle(item: Item, state: 'upheld' | 'dismissed', tx: Transaction) {
  const { count } = await tx.report.updateMany({
    where: { ...reportsOn(item), state: 'open' },
    data: { state, settledAt: new Date() },
  })
  return count > 0
}

async function setLock(
  { kind, id }: Item,
  from: null | { not: null },
  lockedAt: Date | null,
  tx: Transaction,
) {
  if (kind === 'comment') return false
  const { count } = await tx.post.updateMany({ where: { id, lockedAt: from }, data: { lockedAt } })
  return count > 0
}
