import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Link, useActionData, useLoaderData } from '@remix-run/react'
import { readModeratedMember } from '~/domain/moderation/members.server'
import {
  memberReasons,
  twoFactorReasons,
  sessionReasons,
  suspensionDays,
} from '~/domain/moderation/reasons'
import { type Member, hasActiveRole } from '~/domain/members/member'
import { hasTwoFactor } from '~/domain/two-factor/read-two-factor.server'
import { reauthenticationFor } from '~/http/auth/reauthentication.server'
import { discardDraft, readDraft } from '~/domain/drafts/drafts.server'
import { newIdempotencyKey, type RequestScope } from '~/http/forms/member-form.server'
import {
  moderateMember,
  moderateMemberSchema,
  moderationDraftKey,
  requireFormRole,
} from '~/http/forms/moderation-forms.server'
import { readForm } from '~/http/forms/read-form.server'
import { moderationErrorResponse } from '~/http/forms/moderation-error-response.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { requireRole } from '~/http/session/require-role.server'
import { flash } from '~/http/session/flash.server'
import { getSessionId, reauthenticatedHeaders } from '~/http/session/session.server'
import { formatDay, formatMonth, useTranslation } from '~/i18n/use-translation'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { isSubmitFailed, submitFallback } from '~/ui/feedback/submit-fallback'
import { ModerationActionSummary, ModerationActions } from '~/ui/moderation/moderation-actions'
import { useGetTextAttributes } from '~/ui/forum/item-parts'
import { Fact, factsClass } from '~/ui/messages/facts'
import { Screen, BackLink, Chip } from '~/ui/screen'
import '~/styles/moderation.css'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('moderation:memberTitle'))

export const handle = {
  i18n: ['moderation', 'profile', 'settings', 'leaving', 'forms', 'appeal'],
  isForReading: true,
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const moderator = await requireRole(request, context, 'moderator')
  const found = unwrapOrThrow(await readModeratedMember(moderator, params.memberId ?? ''))
  const { id, username, displayName, role, suspendedUntil, underName, newest, mayAct } = found
  const language = await getLanguage(request)
  const until = suspendedUntil && formatDay(language, suspendedUntil)
  const suspending = until
    ? ({ action: 'unsuspend', reasons: memberReasons.unsuspend } as const)
    : ({ action: 'suspend', reasons: memberReasons.suspend, days: suspensionDays } as const)
  const further = await actionsOfAdmins({ request, context }, moderator, id)
  const moderationActions = mayAct ? [suspending, ...further] : []
  const [idempotencyKey, kept] = await Promise.all([
    newIdempotencyKey(request, context, moderator),
    readDraft(moderator, moderationDraftKey(id)),
  ])
  return {
    username,
    displayName,
    role,
    until,
    underName,
    newest,
    kept,
    since: formatMonth(language, found.since),
    moderationActions: moderationActions.map((action) => ({ ...action, idempotencyKey })),
  }
}

async function actionsOfAdmins(
  { request, context }: RequestScope,
  moderator: Member,
  memberId: string,
) {
  if (!hasActiveRole(moderator, 'admin')) return []
  const reauthentication = {
    ...(await reauthenticationFor(request, context, moderator)),
    returnTo: new URL(request.url).pathname,
  }
  const taking = {
    action: 'removeSecondStep',
    reasons: twoFactorReasons.removeSecondStep,
  } as const
  const ending = { action: 'endSessions', reasons: sessionReasons.endSessions } as const
  return (await hasTwoFactor(memberId)) ? [ending, { ...taking, reauthentication }] : [ending]
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const fields = await readForm(request, moderateMemberSchema)
  const draftKey = moderationDraftKey(params.memberId ?? '')
  const moderator = await requireFormRole(request, context, 'moderator', fields, draftKey)
  const sessionId = await getSessionId(request, context)
  const result = await moderateMember(moderator, params.memberId ?? '', fields, sessionId)
  if (!result.ok) return moderationErrorResponse({ request, context }, fields, result)
  await discardDraft(moderator, draftKey)
  const isConfirmed = fields.action === 'removeSecondStep'
  const headers = isConfirmed ? await reauthenticatedHeaders(request) : {}
  await flash(request, context, 'saved')
  return redirect(new URL(request.url).pathname, { status: 303, headers })
}

export const clientAction = submitFallback('update-failed')

export { shouldRevalidate } from '~/ui/moderation/revalidate'

export default function ModeratedMember() {
  const { username, displayName, role, until, since, underName, newest, ...rest } =
    useLoaderData<typeof loader>()
  const { kept, moderationActions } = rest
  const getTextAttributes = useGetTextAttributes()
  const answer = useActionData<typeof action | typeof clientAction>()
  const refused = answer && !isSubmitFailed(answer) ? answer : undefined
  const { t } = useTranslation(['moderation', 'profile'])
  return (
    <Screen width="narrow">
      <BackLink to="/moderation">{t('backToQueue')}</BackLink>
      {refused && <ModerationActionSummary refused={refused} />}
      <h1 dir="auto">{displayName ?? username}</h1>
      <p>
        @{username} <Chip>{t(`profile:role.${role}`)}</Chip>
      </p>
      <p>{until ? t('suspendedUntil', { until }) : t('notSuspended')}</p>
      <dl className={`my-4 ${factsClass}`}>
        <Fact term={t('facts.since')}>{since}</Fact>
        <Fact term={t('facts.posts')}>{String(underName.posts)}</Fact>
        <Fact term={t('facts.removed')}>{String(underName.removed)}</Fact>
      </dl>
      {newest.length > 0 && (
        <section aria-labelledby="newest" className="mb-4">
          <h2 id="newest" className="text-lg">
            {t('facts.newest')}
          </h2>
          <ul className="mt-2">
            {newest.map(({ id, title }) => (
              <li key={id} className="py-1">
                <Link to={`/moderation/post/${id}`} {...getTextAttributes(title)}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="hint mb-4 text-sm text-soft">
        {t('facts.note')} {t('memberText')}
      </p>
      <ModerationActions moderationActions={moderationActions} refused={refused} kept={kept} />
    </Screen>
  )
}
