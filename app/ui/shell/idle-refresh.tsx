import { useMatches } from '@remix-run/react'
import { idleRefresh } from '~/domain/sessions/idle-refresh'
import { useRootData } from '../root-data'
import { WithoutScripts } from '../without-scripts'

type Handle = { isForReading?: boolean } | undefined

/**
 * Leaves a page of a shared phone that stays open for ten minutes where no script can do it (`shared-phone.ts`): in the
 * lite version, and in a browser without scripts. Only where the route says in its `handle` that the page has no field to
 * write in but a search: anywhere else the text that somebody is writing would be lost.
 */
export function IdleRefresh() {
  const root = useRootData()
  const matches = useMatches()
  const handle = matches[matches.length - 1]?.handle as Handle
  if (!root?.member?.isShared || !handle?.isForReading) return null
  return (
    <WithoutScripts>
      <meta httpEquiv="refresh" content={idleRefresh} />
    </WithoutScripts>
  )
}
