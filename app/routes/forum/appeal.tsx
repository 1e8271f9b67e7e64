import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Link, useActionData, useLoaderData } from '@remix-run/react'
import { discardDraft, readDraft } from '~/domain/drafts/drafts.server'
import { appeal, appealSchema, readAppeal } from '~/domain/moderation/appeals.server'
import {
  answerChoice,
  formErrorResponse,
  newIdempotencyKey,
  requireFormMember,
} from '~/http/forms/member-form.server'
import { choiceField, keyField } from '~/http/forms/own-fields.server'
import { readForm } from '~/http/forms/read-form.server'
import { itemFromParams } from '~/http/presenters/item-url.server'
import { removalLabel } from '~/http/presenters/thread.server'
import { errorResponse, unwrapOrThrow } from '~/http/reply-status'
import { flash } from '~/http/session/flash.server'
import { requireMember } from '~/http/session/session.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { touchLinkClass } from '~/ui/button'
import { noticeClass } from '~/ui/feedback/notice-region'
import { cardClass, BackLink, Screen } from '~/ui/screen'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { useFormAnswer } from '~/ui/form/form-answer'
import { Guidelines } from '~/ui/forum/guidelines'
import { useGetTextAttributes } from '~/ui/forum/item-parts'
import { AppealForm, AppealSummary, appealFormId, PostAgain } from '~/ui/moderation/appeal-form'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('appeal:title'))

export const handle = {
  i18n: ['appeal', 'writing', 'forms'],
  textFormId: ({ id, state }: { id: string; state: string }) =>
    state === 'possible' ? appealFormId(id) : null,
}

const summaryClass = 'min-h-11 cursor-pointer py-2 text-action'

const draftOf = (id: string) => `appeal:${id}` as const

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const item = itemFromParams(params)
  const member = await requireMember(request, context)
  const { removedReason, postId: _, ...found } = unwrapOrThrow(await readAppeal(member, item))
  return {
    ...found,
    removedReason,
    reason: removalLabel(await getLanguage(request), removedReason),
    draft: await readDraft(member, draftOf(item.id)),
    idempotencyKey: await newIdempotencyKey(request, context, member),
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const item = itemFromParams(params)
  const { choice, ...fields } = await readForm(request, appealSchema, {
    ...keyField,
    ...choiceField,
  })
  const member = await requireFormMember(request, context, fields, draftOf(item.id))
  if (choice) return answerChoice({ request, context }, fields, choice)
  const result = await appeal(member, item, fields)
  if (!result.ok && (result.code === 'invalid' || result.code === 'too-many'))
    return formErrorResponse({ request, context }, fields, result)
  if (!result.ok && result.code !== 'conflict') throw errorResponse(result)
  await discardDraft(member, draftOf(item.id))
  await flash(request, context, 'appeal-sent')
  // Do not redirect to the item: its URL in the browser's history would reveal who wrote it.
  return redirect(item.kind === 'post' ? '/profile' : '/profile?tab=comments', 303)
}

export const clientAction = submitFallback('update-failed')

export { shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function Appeal() {
  const { kind, id, title, content, reason, removedReason, state, draft, idempotencyKey } =
    useLoaderData<typeof loader>()
  const { lastResult } = useFormAnswer(useActionData<typeof action | typeof clientAction>())
  const { t } = useTranslation(['appeal', 'writing'])
  const getTextAttributes = useGetTextAttributes()
  const profile = kind === 'post' ? '/profile' : '/profile?tab=comments'
  return (
    <Screen width="narrow">
      <BackLink to={profile}>{t('back')}</BackLink>
      {lastResult && <AppealSummary itemId={id} lastResult={lastResult} />}
      <h1>{t(state === 'open' ? 'askedTitle' : 'title')}</h1>
      {state !== 'possible' && (
        <div className={noticeClass('default')}>
          <p className="text-base">{t(`state.${state}`)}</p>
        </div>
      )}
      <div className={cardClass}>
        {kind === 'post' && (
          <p className="font-serif text-lg" {...getTextAttributes(title)}>
            {title}
          </p>
        )}
        {reason && (
          <p>
            <b>{reason}</b>
          </p>
        )}
        {state !== 'restore' && <PostAgain reason={removedReason} />}
        {kind === 'post' && state !== 'restore' && removedReason !== 'illegal' && (
          <Link className={touchLinkClass} to="/forum/new">
            {t('writeAgain')}
          </Link>
        )}
      </div>
      <details>
        <summary className={summaryClass}>{t('what')}</summary>
        <p className="text" {...getTextAttributes(content)}>
          {content}
        </p>
      </details>
      {state === 'possible' && (
        <AppealForm
          kind={kind}
          itemId={id}
          idempotencyKey={idempotencyKey}
          draft={draft}
          lastResult={lastResult}
        />
      )}
      <details>
        <summary className={summaryClass}>{t('writing:guidelines')}</summary>
        <Guidelines />
      </details>
      <p>
        {t('grievanceText')} <Link to="/grievance">{t('grievance')}</Link>
      </p>
    </Screen>
  )
}
