import { noticeClass } from '~/ui/feedback/notice-region'
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Link, useActionData, useLoaderData } from '@remix-run/react'
import { toRichText } from '~/domain/rich-text/rich-text.server'
import { countEarlierReports, readAround } from '~/domain/moderation/around-item.server'
import { needsSecondPerson, readItemLookUp } from '~/domain/moderation/look-up-requests.server'
import { nextInQueue } from '~/domain/moderation/queue.server'
import { readModeratedItem } from '~/domain/moderation/read-item.server'
import { writeLimitDays, itemReasons } from '~/domain/moderation/reasons'
import { reauthenticationFor } from '~/http/auth/reauthentication.server'
import { labelChoices } from '~/http/presenters/post-labels.server'
import { itemFromParams, itemUrl } from '~/http/presenters/item-url.server'
import {
  itemLookUpLabels,
  logLabels,
  leftOutLinks,
  neighbourLabels,
} from '~/http/presenters/moderation.server'
import {
  moderateItemByForm,
  moderateItemFormSchema,
  moderationDraftKey,
  redirectFromDeleted,
  redirectToEdited,
  requireFormRole,
} from '~/http/forms/moderation-forms.server'
import { newIdempotencyKey } from '~/http/forms/member-form.server'
import { discardDraft, readDraft } from '~/domain/drafts/drafts.server'
import { readForm } from '~/http/forms/read-form.server'
import { moderationErrorResponse } from '~/http/forms/moderation-error-response.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { requireRole } from '~/http/session/require-role.server'
import { flash } from '~/http/session/flash.server'
import { getSessionId, reauthenticatedHeaders } from '~/http/session/session.server'
import { authorNames } from '~/http/presenters/authors.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { useTextAttributes } from '~/ui/forum/item-parts'
import { AskedAgain, markMasked, ItemState, ItemText, OpenReports } from '~/ui/moderation/item-text'
import { EarlierReports, Neighbours } from '~/ui/moderation/around-item'
import { DecisionBar } from '~/ui/moderation/decision-bar'
import { ModerationActionSummary, ModerationActions } from '~/ui/moderation/moderation-actions'
import { LookUpNote } from '~/ui/moderation/look-up-note'
import { LogLines } from '~/ui/moderation/log-lines'
import { Revealed, UnknownAuthor } from '~/ui/moderation/revealed'
import { Screen, BackLink } from '~/ui/screen'
import '~/styles/moderation.css'

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, (t) => t(`moderation:itemTitle.${data?.item.kind ?? 'post'}`))

export const handle = { i18n: ['moderation', 'leaving', 'forms', 'appeal'] }

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const itemRef = itemFromParams(params)
  const moderator = await requireRole(request, context, 'moderator')
  const query = new URL(request.url).searchParams
  const input = { cursor: query.get('cursor') ?? undefined, text: query.get('text') ?? undefined }
  const found = unwrapOrThrow(await readModeratedItem(moderator, itemRef, input))
  const { content, original, user, actions, postId, history, label, version, ...item } = found
  const lookUp = unwrapOrThrow(await readItemLookUp(moderator, itemRef))
  const [next, around, earlier] = await Promise.all([
    nextInQueue(moderator, itemRef),
    readAround(itemRef),
    countEarlierReports(itemRef),
  ])
  const language = await getLanguage(request)
  const nameOf = authorNames(language)
  const idempotencyKey = await newIdempotencyKey(request, context, moderator)
  const reauthentication = {
    ...(await reauthenticationFor(request, context, moderator)),
    returnTo: new URL(request.url).pathname,
  }
  const byTwo = await needsSecondPerson()
  const decisions = [
    ...(lookUp.own?.state === 'agreed'
      ? [{ action: 'showAuthor' as const, requestId: lookUp.own.id, reauthentication }]
      : []),
    ...(lookUp.asked
      ? [
          { action: 'agree' as const, requestId: lookUp.asked.requestId, reauthentication },
          { action: 'refuse' as const, requestId: lookUp.asked.requestId },
        ]
      : []),
  ]
  return {
    item,
    isEdited: query.get('edited') === '1',
    kept: await readDraft(moderator, moderationDraftKey(itemRef.id)),
    lookUp: itemLookUpLabels(language, lookUp),
    more: leftOutLinks(language, found),
    around: {
      before: neighbourLabels(language, around.before),
      after: neighbourLabels(language, around.after),
    },
    earlier,
    richText: toRichText(content),
    original: original && {
      title: original.title,
      richText: original.content === null ? null : toRichText(original.content),
    },
    author: nameOf({ isAnonymous: item.isAnonymous, user }),
    next: next && `/moderation/${next.kind}/${next.id}`,
    itemUrl: item.state === 'shown' ? itemUrl(itemRef, postId) : null,
    history: logLabels(language, history),
    moderationActions: [
      ...decisions.map((decision) => ({ ...decision, idempotencyKey })),
      ...actions.map((action) => ({
        action,
        reasons: itemReasons[action],
        ...((action === 'slow' || action === 'lock') && { days: writeLimitDays }),
        idempotencyKey,
        version,
        ...(action === 'reveal' && { reauthentication, byTwo }),
        ...(action === 'label' && label && { label: labelChoices(language, label) }),
      })),
    ],
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const fields = await readForm(request, moderateItemFormSchema)
  const draftKey = moderationDraftKey(itemFromParams(params).id)
  const moderator = await requireFormRole(request, context, 'moderator', fields, draftKey)
  const item = itemFromParams(params)
  const sessionId = await getSessionId(request, context)
  const result = await moderateItemByForm(moderator, item, fields, sessionId)
  const elsewhere =
    redirectToEdited(item, result) ??
    (await redirectFromDeleted({ request, context }, item, result))
  if (elsewhere) return elsewhere
  if (!result.ok) return moderationErrorResponse({ request, context }, fields, result)
  await discardDraft(moderator, draftKey)
  // The author's name is only in this response and has no URL.
  const isConfirmed = result.value !== null || fields.action === 'agree'
  const headers = isConfirmed ? await reauthenticatedHeaders(request) : {}
  if (result.value && result.value !== 'asked') return data({ revealed: result.value }, { headers })
  await flash(request, context, 'saved')
  return redirect(new URL(request.url).pathname, { status: 303, headers })
}

export const clientAction = submitFallback('update-failed')

export { shouldRevalidate } from '~/ui/moderation/revalidate'

// On wide screens, the actions are beside the item.
const besideClass =
  'mt-6 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-12 lg:[&>:not(#decide)]:col-start-1 [&_h2]:mb-2 [&_h2]:text-lg'

export default function Item() {
  const { item, kept, lookUp, more, next, history, moderationActions, around, earlier, ...props } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action | typeof clientAction>()
  const refused = answer && 'lastResult' in answer ? answer : undefined
  const revealed = answer && 'revealed' in answer ? answer.revealed : undefined
  const { t } = useTranslation('moderation')
  const isHeld = item.state === 'held'
  const reports = (
    <section>
      <h2>{t('reportsTitle')}</h2>
      <OpenReports reports={item.reports} />
      {more.reports && <Link to={more.reports.to}>{more.reports.label}</Link>}
      {earlier && <EarlierReports earlier={earlier} isAnonymous={item.isAnonymous} />}
    </section>
  )
  return (
    <Screen className="lg:max-w-none lg:pr-[var(--edge-space)] lg:pl-[var(--edge-space)]">
      <BackLink to="/moderation">{t('backToQueue')}</BackLink>
      {refused && <ModerationActionSummary refused={refused} />}
      {props.isEdited && !answer && (
        <p className={noticeClass('destructive')} role="alert">
          {t('editedSince')}
        </p>
      )}
      <h1>
        <small className="block font-sans font-semibold">
          {item.kind === 'comment' ? t('comment') : t('itemTitle.post')}
        </small>{' '}
        <span {...useTextAttributes(item.title)}>
          {props.original?.title ? markMasked(item.title) : item.title}
        </span>
      </h1>
      {revealed === 'unknown' ? <UnknownAuthor /> : revealed && <Revealed {...revealed} />}
      <LookUpNote {...lookUp} />
      <ItemState {...item} />
      {item.appeal && <AskedAgain {...item.appeal} />}
      <div className={besideClass}>
        {/* For a held item, moderators read the item first. For a reported item, they read the reports first. */}
        {!isHeld && reports}
        <Neighbours title={t('around.before')} comments={around.before} />
        <ItemText item={item} more={more.text} {...props} />
        <Neighbours title={t('around.after')} comments={around.after} />
        {isHeld && reports}
        {moderationActions.length > 0 && (
          <section
            id="decide"
            tabIndex={-1}
            className="lg:sticky lg:top-4 lg:col-start-2 lg:row-span-3 lg:row-start-1"
          >
            <h2>{t('decide')}</h2>
            {/* After a reveal, the key resets the forms, so that the typed password is removed. */}
            <ModerationActions
              key={revealed === 'unknown' ? revealed : revealed?.id}
              moderationActions={moderationActions}
              refused={refused}
              kept={kept}
            />
          </section>
        )}
        <section>
          <h2>{t('history')}</h2>
          {history.length ? <LogLines lines={history} dayHeading="h3" /> : <p>{t('noHistory')}</p>}
        </section>
      </div>
      <DecisionBar next={next} mayDecide={moderationActions.length > 0} />
    </Screen>
  )
}
