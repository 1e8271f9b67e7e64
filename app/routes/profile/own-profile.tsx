import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Link,
  redirect,
  useActionData,
  useLoaderData,
  type ClientLoaderFunctionArgs,
} from '@remix-run/react'
import { readEditableProfile } from '~/domain/accounts/edit-profile.server'
import { countOwn, readOwnPage } from '~/domain/activity/own-page.server'
import { mayReview } from '~/domain/comments/reviews.server'
import { readDrafts } from '~/domain/drafts/drafts.server'
import { isOnTeam } from '~/domain/members/member'
import { appealSchema } from '~/domain/moderation/appeals.server'
import { hasRevealNotices } from '~/domain/moderation/reveal-notices.server'
import { handleAppealForm, appealDraftKey, appealFormFields } from '~/http/forms/appeal-form.server'
import { newIdempotencyKey } from '~/http/forms/member-form.server'
import { readForm } from '~/http/forms/read-form.server'
import { leaveEmptyPage } from '~/http/list-page'
import { unwrapOrThrow } from '~/http/reply-status'
import { requireMember } from '~/http/session/session.server'
import { tombstoneLabel, closedLabel } from '~/http/presenters/thread.server'
import { authorNames, buildAvatar, listBadges } from '~/http/presenters/authors.server'
import { noteSentence } from '~/http/presenters/post-labels.server'
import { getI18n, getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import type { NoticeKey } from '~/ui/feedback/notices'
import { LinkButton, touchLinkClass } from '~/ui/button'
import { isSubmitFailed, submitFallback } from '~/ui/feedback/submit-fallback'
import { useFormAnswer } from '~/ui/form/form-answer'
import { AppealSummary, appealFormId } from '~/ui/moderation/appeal-form'
import { ProfileDialogs } from '~/ui/profile/profile-dialogs'
import { ProfileHead, VerifyAgain } from '~/ui/profile/profile-head'
import { isProfileTab, ProfileTabs } from '~/ui/profile/profile-tabs'
import { cardClass, Actions, Screen } from '~/ui/screen'
import '~/styles/account.css'

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, (t) => {
    if (!data || data.tab === 'posts') return t('profile:title')
    return `${t(`profile:${data.tab}`, { count: data.counts[data.tab] })} – ${t('profile:title')}`
  })

export const handle = {
  i18n: ['profile', 'forum', 'appeal', 'writing', 'forms'],
  isForReading: true,
  textFormId: ({ typedAppeal }: { typedAppeal: number }) =>
    typedAppeal < 0 ? null : appealFormId(typedAppeal),
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const tab = query.get('tab') ?? 'posts'
  const returnTo = tab !== 'posts' && isProfileTab(tab) ? `/profile?tab=${tab}` : '/profile'
  const member = await requireMember(request, context, returnTo)
  const cursor = query.get('cursor') ?? undefined
  if (!isProfileTab(tab)) throw new Response(null, { status: 400 })
  const [counts, page, typed, isRevealed] = await Promise.all([
    countOwn(member),
    readOwnPage(member, tab, cursor),
    readEditableProfile(member),
    hasRevealNotices(member.id),
  ])
  const { items, nextCursor } = unwrapOrThrow(page)
  leaveEmptyPage(request, items)
  const appealable = items.filter(({ appeal }) => appeal === 'possible').map(({ id }) => id)
  const drafts = await readDrafts(member, appealable.map(appealDraftKey))
  const typedId = context.appealShownAgain ?? appealable[0]
  const isOfOthers = tab === 'liked' || tab === 'saved'
  const language = await getLanguage(request)
  const nameOf = authorNames(language, 'unknown')
  const avatar = buildAvatar(language, { isAnonymous: false, user: member })
  const { username, displayName, email, role, isVerified, bio, emailNotifications, digest } = member
  return {
    head: { username, displayName, email, role, isVerified, bio, avatar },
    typed,
    emailNotifications,
    digest,
    moderationMail: isOnTeam(member, 'moderator') ? member.moderationMail : null,
    idempotencyKey: await newIdempotencyKey(request, context, member),
    counts,
    tab,
    isFirstPage: cursor === undefined,
    nextCursor,
    typedAppeal: items.findIndex(({ id }) => id === typedId),
    items: items.map(({ user, removedReason, contentNote, ...item }) => ({
      ...item,
      excerpt: (isOfOthers && noteSentence(language, { contentNote })) || item.excerpt,
      author: nameOf({ ...item, user }),
      badges: listBadges(language, { ...item, user, isOwn: false }),
      tombstone: tombstoneLabel(language, { ...item, removedReason }),
      isHeld: item.tombstone === 'held',
      removedReason,
      draft: drafts.get(appealDraftKey(item.id)) ?? null,
    })),
    suspended: closedLabel(language, member),
    isRevealed,
    unanswered: mayReview(member) ? getI18n(language).t('experts:unanswered.title') : null,
  }
}

/** Handles the form in which the author of a removed item asks for another look. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { kind, itemId, ...fields } = await readForm(request, appealSchema, appealFormFields)
  const { pathname, search } = new URL(request.url)
  return handleAppealForm({ request, context }, { kind, id: itemId }, fields, pathname + search)
}

export const clientAction = submitFallback('update-failed')

/**
 * The spec says to show sign-in when the profile cannot be loaded. Sign-in redirects members who are already signed in.
 */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>()
  } catch (error) {
    const isClientError = isRouteErrorResponse(error) && error.status < 500
    if (error instanceof Response || isClientError || !navigator.onLine) throw error
    const query = new URLSearchParams({ notice, redirectTo: `/forum?notice=${notice}` })
    throw redirect(`/auth/signin?${query}`)
  }
}

const notice = 'profile-not-loaded' satisfies NoticeKey

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function OwnProfile() {
  const {
    head,
    typed,
    emailNotifications,
    digest,
    moderationMail,
    idempotencyKey,
    suspended,
    isRevealed,
    unanswered,
    typedAppeal: _,
    ...tabs
  } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action | typeof clientAction>()
  const { lastResult, title } = useFormAnswer(answer)
  const itemId = answer && !isSubmitFailed(answer) ? answer.itemId : null
  const index = tabs.items.findIndex(({ id }) => id === itemId)
  const refused = lastResult ? { index, lastResult } : null
  const { t } = useTranslation('profile')
  return (
    <Screen width="narrow">
      {refused && <AppealSummary {...refused} title={title} />}
      {suspended && <p className={cardClass}>{suspended}</p>}
      <ProfileHead {...head} />
      <Actions>
        <ProfileDialogs
          values={typed}
          hasEmail={head.email !== null}
          emailNotifications={emailNotifications}
          digest={digest}
          moderationMail={moderationMail}
          idempotencyKey={idempotencyKey}
          isSuspended={suspended !== null}
        />{' '}
        <Link className={touchLinkClass} to="/profile/settings#account">
          {t('account')}
        </Link>{' '}
        {unanswered && (
          <LinkButton variant="quiet" to="/profile/unanswered">
            {unanswered}
          </LinkButton>
        )}
      </Actions>
      {isRevealed && (
        <div className={cardClass}>
          <p className="font-semibold">{t('revealed')}</p>
          <p>
            <Link to="/profile/reveals">{t('revealedMore')}</Link>
          </p>
        </div>
      )}
      {!head.isVerified && head.email !== null && <VerifyAgain email={head.email} />}
      <ProfileTabs {...tabs} idempotencyKey={idempotencyKey} refused={refused} />
    </Screen>
  )
}
