import { LRUCache } from 'lru-cache'
import { second } from '~/domain/durations'
import { figures } from './figures.server'
import type { Page } from './page'

/** What has been written to the pages of visitors, as `app/database/content/content-version.server.ts` counts it. */
export type ContentState = { version: number; changed: number; confirmedAt: number }

/** A page, and whether it was in memory, was rendered now, or is an older one because the database is away. */
export type Found = { page: Page; from: 'hit' | 'miss' | 'stale' }

type Kept = { page: Page; version: number; keptAt: number }
type Rendering = { version: number; found: Promise<Found> }

// What a page takes besides its bytes, and the most that its compressed forms add to them.
const overhead = 4_096
const withCompressed = 1.5

const unavailable = 503

/**
 * Pages in memory. One is sent while nothing that visitors read has been written since it was begun, its words are
 * true, and others' writes are known or it is younger than a second. After a write that may have taken something away
 * nothing older is left, not even for while the database is away.
 */
export function createPageCache(maxBytes: number, content: ContentState) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) =>
      Math.ceil(page.body.length * withCompressed) + key.length + overhead,
  })
  const renderings = new Map<string, Rendering>()
  let changed = content.changed
  let awayUntil = -Infinity

  /** The page as it is now, if it is kept. */
  function find(key: string): Page | null {
    forgetChanged()
    const found = kept.get(key)
    return found && isPresent(found) ? found.page : null
  }

  /** The page as it is now, rendered once for all who ask since the last write. */
  function findOrRender(key: string, render: () => Promise<Page>): Promise<Found> {
    forgetChanged()
    const former = kept.get(key)
    if (former && performance.now() < awayUntil)
      return Promise.resolve({ page: former.page, from: 'stale' })
    const running = renderings.get(key)
    if (running && running.version === content.version) return running.found
    const started = { version: content.version, found: renderAnew(key, render) }
    renderings.set(key, started)
    void started.found
      .catch(() => {})
      .then(() => {
        if (renderings.get(key) === started) renderings.delete(key)
      })
    return started.found
  }

  async function renderAnew(key: string, render: () => Promise<Page>): Promise<Found> {
    const { version, changed: changedBefore } = content
    const keptAt = performance.now()
    figures.renders += 1
    const page = await render()
    forgetChanged()
    const former = kept.get(key)
    if (page.status === unavailable && former) {
      awayUntil = performance.now() + second
      return { page: former.page, from: 'stale' }
    }
    if (!page.mayBeKept) return { page, from: 'miss' }
    const shown = former?.page.digest === page.digest ? former.page : page
    shown.lastsUntil = page.lastsUntil
    const isNewest = changedBefore === content.changed && version >= (former?.version ?? 0)
    if (isNewest) keep(key, { page: shown, version, keptAt })
    return { page: shown, from: 'miss' }
  }

  function keep(key: string, entry: Kept) {
    kept.set(key, entry)
    measure()
  }

  function forgetChanged() {
    if (content.changed === changed) return
    changed = content.changed
    kept.clear()
    measure()
  }

  function measure() {
    figures.pages = kept.size
    figures.bytes = kept.calculatedSize
  }

  function isPresent({ page, version, keptAt }: Kept) {
    const newest = Math.max(content.confirmedAt, keptAt)
    return (
      version === content.version &&
      page.lastsUntil > Date.now() &&
      newest > performance.now() - second
    )
  }

  return { find, findOrRender }
}
