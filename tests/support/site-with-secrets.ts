import { vi } from 'vitest'

const loaded = new Map<string, ReturnType<typeof load>>()

/**
 * Loads the domain modules of a process with these secrets, on the same database. Modules cache derived keys, so each
 * process needs its own.
 */
export function siteWith(secrets: string): ReturnType<typeof load> {
  const known = loaded.get(secrets) ?? load(secrets)
  loaded.set(secrets, known)
  return known
}

async function load(secrets: string) {
  vi.resetModules()
  vi.stubEnv('SESSION_SECRET', secrets)
  const modules = await Promise.all([
    import('~/runtime/encryption.server'),
    import('~/domain/authorship/authorship.server'),
    import('~/domain/answers/answers.server'),
    import('~/domain/threads/thread-states.server'),
    import('~/domain/members/hidden-content.server'),
    import('~/domain/comments/comment-reactions.server'),
    import('~/domain/drafts/drafts.server'),
    import('~/domain/posts/own-post.server'),
    import('~/domain/activity/own-page.server'),
    import('~/domain/account-deletion/departures.server'),
    import('~/domain/contact/read-message.server'),
    import('~/domain/contact/reference.server'),
    import('~/domain/account-deletion/delete-account.server'),
    import('~/domain/search/searched-words.server'),
    import('~/domain/mail/notifications.server'),
    import('~/domain/mail/outbox.server'),
    import('~/domain/appeals/stored-appeals.server'),
    import('~/domain/grievances/sealed-grievance.server'),
    import('~/domain/moderation/grievances.server'),
    import('~/domain/moderation/audit-log.server'),
    import('~/domain/moderation/look-up-requests.server'),
    import('~/domain/moderation/moderate-item.server'),
    import('~/domain/moderation/reveal-notices.server'),
    import('~/domain/moderation/members.server'),
    import('~/upgrade/rotate-secret/rotate-secret.server'),
    import('~/domain/two-factor/accept-code.server'),
    import('./forum/factories'),
    import('./forum/fresh-session'),
  ])
  vi.unstubAllEnvs()
  return Object.assign({}, ...modules) as UnionToIntersection<(typeof modules)[number]>
}

type UnionToIntersection<U> = (U extends unknown ? (each: U) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

export type SiteWith = Awaited<ReturnType<typeof siteWith>>
