import { useForm } from '@conform-to/react'
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { discardDraft, readDraft } from '~/domain/drafts/drafts.server'
import { verdicts } from '~/domain/experts/expert'
import {
  readReviewable,
  reviewComment,
  reviewFormSchema,
  takeReviewBack,
} from '~/domain/comments/reviews.server'
import {
  formErrorResponse,
  isAboutForm,
  newIdempotencyKey,
  requireFormMember,
  respondToPreferenceSwitch,
} from '~/http/forms/member-form.server'
import { choiceField, keyField, undoField } from '~/http/forms/own-fields.server'
import { readForm } from '~/http/forms/read-form.server'
import { commentUrl, itemUrl } from '~/http/presenters/item-url.server'
import { errorResponse, unwrapOrThrow } from '~/http/reply-status'
import { flash } from '~/http/session/flash.server'
import { requireMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { Button, LinkButton } from '~/ui/button'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { formClass, SubmitButton } from '~/ui/form/fields'
import { useFormAnswer } from '~/ui/form/form-answer'
import { RadioField } from '~/ui/form/radio-field'
import { useTextAttributes } from '~/ui/forum/item-parts'
import { Actions, BackLink, Screen } from '~/ui/screen'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('experts:review.title'))

const formId = 'review'

export const handle = { i18n: ['experts', 'forum', 'forms'], textFormId: () => formId }

const draftKeyOf = (commentId: string) => `review:${commentId}` as const

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const commentId = params.commentId ?? ''
  const member = await requireMember(request, context)
  const { postId, ...shown } = unwrapOrThrow(await readReviewable(member, commentId))
  return {
    ...shown,
    back: itemUrl({ kind: 'comment', id: commentId }, postId),
    draft: await readDraft(member, draftKeyOf(commentId)),
    idempotencyKey: await newIdempotencyKey(request, context, member),
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const commentId = params.commentId ?? ''
  const { step, choice, ...fields } = await readForm(request, reviewFormSchema, {
    ...keyField,
    ...choiceField,
    ...undoField,
  })
  const member = await requireFormMember(request, context, fields, draftKeyOf(commentId))
  if (choice) return respondToPreferenceSwitch({ request, context }, fields, choice)
  const result = step
    ? await takeReviewBack(member, commentId)
    : await reviewComment(member, commentId, fields)
  if (!result.ok && isAboutForm(result))
    return formErrorResponse({ request, context }, fields, result, 'update-failed')
  if (!result.ok) throw errorResponse(result)
  await discardDraft(member, draftKeyOf(commentId))
  await flash(request, context, step ? 'review-removed' : 'saved')
  // Redirects directly to the page of the comment. A redirect in between would consume the notice.
  return redirect(await commentUrl(member, result.value.postId, commentId), 303)
}

export const clientAction = submitFallback('update-failed')

export { shouldRevalidate } from '~/ui/moderation/revalidate'

export default function ReviewComment() {
  const { excerpt, version, verdict, back, draft, idempotencyKey } = useLoaderData<typeof loader>()
  const { lastResult, title } = useFormAnswer(useActionData<typeof action | typeof clientAction>())
  const { t } = useTranslation('experts')
  const attributes = useTextAttributes(excerpt)
  const [form, fields] = useForm<{ verdict: string }>({
    id: formId,
    lastResult,
    defaultValue: draft ?? (verdict ? { verdict } : undefined),
  })
  const isPending = useNavigation().formMethod !== undefined
  return (
    <Screen width="narrow">
      <BackLink to={back}>{t('review.comment')}</BackLink>
      <ErrorSummary form={form} fields={[fields.verdict]} title={title} />
      <h1>{t('review.title')}</h1>
      <blockquote className="my-4 border-s-3 border-line ps-4 text-soft" {...attributes}>
        {excerpt}
      </blockquote>
      <p>{t('review.text')}</p>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className={formClass}>
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <input type="hidden" name="version" value={version} />
        <RadioField
          field={fields.verdict}
          legend={t('review.legend')}
          options={[...verdicts].reverse().map((value) => ({
            value,
            label: t(`review.verdicts.${value}`),
            hint: value === 'see-a-doctor' ? t('review.helpHint') : undefined,
          }))}
        />
        <Actions>
          <SubmitButton pending={isPending}>{t('review.send')}</SubmitButton>{' '}
          <LinkButton variant="quiet" to={back}>
            {t('review.cancel')}
          </LinkButton>
        </Actions>
      </Form>
      {verdict && (
        <Form method="post" className="mt-4">
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <Button variant="quiet" name="step" value="undo">
            {t('review.takeBack')}
          </Button>
        </Form>
      )}
    </Screen>
  )
}
