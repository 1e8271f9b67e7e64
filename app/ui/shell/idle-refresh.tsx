import { useLocation } from '@remix-run/react'
import { useRootData } from '../root-data'

// The session ends ten minutes after the last page (`http/session/shared-device.server.ts`).
const content = '610; url=/auth/leave?idle=true'

// Pages with no field to write in but a search. Anywhere else the text that somebody is writing would be lost.
const readingPages = new RegExp(
  `^/(?:${[
    'privacy|accessibility|community',
    'forum(?:/hidden|/before-you-write|/help)?',
    'forum/post/[^/]+/(?:replies/[^/]+|unavailable)|forum/comment/[^/]+/hide-author',
    'episodes(?:/(?!ask$)[^/]+)?',
    'profile(?:/unanswered|/answers|/reports|/blocks|/reveals|/settings(?:/sessions)?)?',
    'moderation(?:/figures|/log|/mail|/member/[^/]+|/messages(?:/grievances|/questions)?)?',
  ].join('|')})$`,
)

/**
 * Leaves a page of a shared phone that stays open for ten minutes where no script can do it (`shared-phone.ts`): in the
 * lite version, and in a browser without scripts.
 */
export function IdleRefresh() {
  const root = useRootData()
  const { pathname } = useLocation()
  if (!root?.member?.isShared || !readingPages.test(pathname)) return null
  const refresh = <meta httpEquiv="refresh" content={content} />
  return root.lite ? refresh : <noscript>{refresh}</noscript>
}
