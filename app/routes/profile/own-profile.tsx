import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { readEditableProfile } from '~/domain/accounts/edit-profile.server'
import { countOwn } from '~/domain/activity/count-own.server'
import { readOwnPage } from '~/domain/activity/read-own-page.server'
import { hasRevealNotices } from '~/domain/moderation/reveal-notices.server'
import { hasActiveRole } from '~/domain/members/require-role'
import { orRefuse } from '~/http/reply-status'
import { requireMember } from '~/http/session/session.server'
import {
  unavailableLabel,
  authorNames,
  badgesOf,
  closedLabel,
} from '~/http/presenters/thread-labels.server'
import { languageOf } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-title'
import { removeLocalDrafts } from '~/ui/draft/local-drafts'
import { ProfileDialogs } from '~/ui/profile/profile-dialogs'
import { ProfileHead } from '~/ui/profile/profile-head'
import { isProfileTab, ProfileTabs } from '~/ui/profile/profile-tabs'
import { VerifyAgain } from '~/ui/profile/verify-again'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('profile:title'))

export const handle = { i18n: ['profile', 'forum'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context)
  const query = new URL(request.url).searchParams
  const tab = query.get('tab') ?? 'posts'
  const cursor = query.get('cursor') ?? undefined
  if (!isProfileTab(tab)) throw new Response(null, { status: 400 })
  const [counts, page, typed, isRevealed] = await Promise.all([
    countOwn(member),
    readOwnPage(member, tab, cursor),
    readEditableProfile(member),
    hasRevealNotices(member.id),
  ])
  const { items, nextCursor } = orRefuse(page)
  const language = await languageOf(request)
  const nameOf = authorNames(language, 'unknown')
  const { username, displayName, email, role, isVerified, bio, emailNotifications } = member
  return {
    head: { username, displayName, email, role, isVerified, bio },
    typed,
    emailNotifications,
    counts,
    tab,
    isFirstPage: cursor === undefined,
    nextCursor,
    items: items.map(({ user, removedReason, ...item }) => ({
      ...item,
      author: nameOf({ ...item, user }),
      badges: badgesOf(language, { ...item, user, isOwn: false }),
      unavailable: unavailableLabel(language, { ...item, removedReason }),
    })),
    suspended: closedLabel(language, member),
    isModerator: hasActiveRole(member, 'moderator'),
    isRevealed,
  }
}

export default function OwnProfile() {
  const { head, typed, emailNotifications, suspended, isModerator, isRevealed, ...tabs } =
    useLoaderData<typeof loader>()
  const { t } = useTranslation(['profile', 'forum'])
  return (
    <main id="main" className="screen narrow">
      <Link className="back" to="/forum">
        {t('forum:backToForum')}
      </Link>
      {suspended && <p className="panel">{suspended}</p>}
      <ProfileHead {...head} />
      <div className="actions">
        <ProfileDialogs values={typed} emailNotifications={emailNotifications} />
        {isModerator && (
          <Link className="button button-quiet" to="/moderation">
            {t('moderation')}
          </Link>
        )}
        <Form
          method="post"
          action="/auth/signout"
          reloadDocument
          onSubmit={() => removeLocalDrafts()}
        >
          <button className="button button-quiet">{t('signOut')}</button>
        </Form>
      </div>
      {isRevealed && (
        <p className="hint">
          {t('revealed')} <Link to="/profile/reveals">{t('revealedMore')}</Link>
        </p>
      )}
      {!head.isVerified && <VerifyAgain />}
      <ProfileTabs {...tabs} />
    </main>
  )
}
