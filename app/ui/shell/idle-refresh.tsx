import { useMatches } from '@remix-run/react'
import { idleRefresh } from '~/domain/sessions/idle-refresh'
import { useRootData } from '../root-data'
import { WithoutScripts } from '../without-scripts'

type Handle = { isForReading?: boolean } | undefined

/**
 * On a shared phone, leaves a page that stays open for ten minutes. Used where no script can do that
 * (`shared-phone.ts`): in the lite version, and in a browser without scripts. It needs a route whose `handle` says that
 * the page has no text field except a search. On other pages, unsent text would be lost.
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
