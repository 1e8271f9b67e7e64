import { useForm } from '@conform-to/react'
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { discardDraft, readDraft } from '~/domain/drafts/drafts.server'
import { lengths } from '~/domain/validation/lengths'
import { reportReasons } from '~/domain/moderation/reasons'
import { readReportable, reportItem, reportSchema } from '~/domain/moderation/reports.server'
import { itemFromParams, itemUrl } from '~/http/presenters/item-url.server'
import {
  newIdempotencyKey,
  requireFormMember,
  respondToPreferenceSwitch,
  formErrorResponse,
} from '~/http/forms/member-form.server'
import { choiceField, keyField } from '~/http/forms/own-fields.server'
import { readForm } from '~/http/forms/read-form.server'
import { unwrapOrThrow, errorResponse } from '~/http/reply-status'
import { requireMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useUnsentText } from '~/ui/draft/unsent-text'
import { useFormAnswer } from '~/ui/form/form-answer'
import { RadioField } from '~/ui/form/radio-field'
import { SubmitButton, TextArea, formClass } from '~/ui/form/fields'
import { LinkButton, touchLinkClass } from '~/ui/button'
import { Actions, Screen } from '~/ui/screen'
import { useTextAttributes } from '~/ui/forum/item-parts'
import { useFormAutoComplete } from '~/ui/form/shared-phone-form'

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, (t) =>
    t(
      data?.reported
        ? 'moderation:report.doneTitle'
        : `moderation:report.${data?.kind ?? 'post'}Title`,
    ),
  )

const formId = 'report'

export const handle = {
  i18n: ['moderation', 'forms'],
  textFormId: ({ reported }: { reported: object | null }) => (reported ? null : formId),
}

const draftKeyOf = (id: string) => `report:${id}` as const

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const item = itemFromParams(params)
  const member = await requireMember(request, context)
  const { quote, reported, postId } = unwrapOrThrow(await readReportable(member, item))
  return {
    kind: item.kind,
    quote,
    reported,
    back: itemUrl(item, postId),
    reasons: reportReasons,
    noteMax: lengths.noteMax,
    draft: await readDraft(member, draftKeyOf(item.id)),
    idempotencyKey: await newIdempotencyKey(request, context, member),
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const item = itemFromParams(params)
  const { choice, ...fields } = await readForm(request, reportSchema, {
    ...keyField,
    ...choiceField,
  })
  const member = await requireFormMember(request, context, fields, draftKeyOf(item.id))
  if (choice) return respondToPreferenceSwitch({ request, context }, fields, choice)
  const result = await reportItem(member, item, fields)
  if (!result.ok && (result.code === 'invalid' || result.code === 'too-many'))
    return formErrorResponse({ request, context }, fields, result, 'update-failed')
  if (!result.ok && result.code !== 'conflict') throw errorResponse(result)
  await discardDraft(member, draftKeyOf(item.id))
  return redirect(new URL(request.url).pathname, 303)
}

export const clientAction = submitFallback('update-failed')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function Report() {
  const { reported, back } = useLoaderData<typeof loader>()
  const { t } = useTranslation('moderation')
  if (!reported) return <ReportForm />
  return (
    <Screen width="narrow">
      <h1>{t('report.doneTitle')}</h1>
      <p>{t('report.done')}</p>
      <p>{t('report.next', { count: reported.hours })}</p>
      <p>{t('report.outcome')}</p>
      {reported.isUrgent && (
        <p>
          {t('report.now')}{' '}
          <Link className={touchLinkClass} to="/forum/help">
            {t('report.help')}
          </Link>
        </p>
      )}
      <Actions>
        <LinkButton to={back}>{t('report.back')}</LinkButton>{' '}
        <LinkButton variant="quiet" to="/profile/reports">
          {t('report.own')}
        </LinkButton>
      </Actions>
    </Screen>
  )
}

function ReportForm() {
  const { kind, quote, back, reasons, noteMax, draft, idempotencyKey } =
    useLoaderData<typeof loader>()
  const { lastResult, title } = useFormAnswer(useActionData<typeof action | typeof clientAction>())
  const [form, fields] = useForm<{ reason: string; note: string }>({
    id: formId,
    lastResult,
    defaultValue: draft,
  })
  useUnsentText(formId)
  const isPending = useNavigation().formMethod !== undefined
  const { t } = useTranslation('moderation')
  const autoComplete = useFormAutoComplete()
  return (
    <Screen width="narrow">
      <ErrorSummary form={form} fields={[fields.reason, fields.note]} title={title} />
      <h1>{t(`report.${kind}Title`)}</h1>
      <blockquote
        className="my-4 border-s-3 border-line ps-4"
        {...useTextAttributes(quote.excerpt || (quote.title ?? ''))}
      >
        {quote.title && <p className="font-semibold">{quote.title}</p>}
        {quote.excerpt && <p className="line-clamp-2 text-soft">{quote.excerpt}</p>}
      </blockquote>
      <p>{t('report.text')}</p>
      <Form
        method="post"
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate
        autoComplete={autoComplete}
        className={formClass}
      >
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <RadioField
          field={fields.reason}
          legend={t('report.why')}
          options={reasons.map((reason) => ({ value: reason, label: t(`reason.${reason}`) }))}
        />
        <TextArea
          field={fields.note}
          label={t('report.note')}
          hint={t('report.noteHint', { noteMax })}
          rows={4}
          limit={{ max: noteMax }}
          optional
        />
        <Actions>
          <SubmitButton pending={isPending}>{t('report.send')}</SubmitButton>{' '}
          <LinkButton variant="quiet" to={back}>
            {t('report.cancel')}
          </LinkButton>
        </Actions>
      </Form>
    </Screen>
  )
}
