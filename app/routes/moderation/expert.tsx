import { useForm } from '@conform-to/react'
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { discardDraft, readDraft } from '~/domain/drafts/drafts.server'
import { changeExpert, readExpert } from '~/domain/moderation/experts.server'
import { expertReasons } from '~/domain/moderation/reasons'
import {
  expertBoxes,
  expertBoxFields,
  expertInForm,
  expertValues,
  changeExpertFormSchema,
} from '~/http/forms/expert-form.server'
import {
  formErrorResponse,
  newIdempotencyKey,
  respondToPreferenceSwitch,
} from '~/http/forms/member-form.server'
import { requireFormRole } from '~/http/forms/moderation-forms.server'
import { choiceField, keyField } from '~/http/forms/own-fields.server'
import { readForm } from '~/http/forms/read-form.server'
import { errorResponse, unwrapOrThrow } from '~/http/reply-status'
import { flash } from '~/http/session/flash.server'
import { requireRole } from '~/http/session/require-role.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { formatDay, useTranslation } from '~/i18n/use-translation'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { formClass, SubmitButton } from '~/ui/form/fields'
import { useFormAnswer } from '~/ui/form/form-answer'
import { SelectField } from '~/ui/form/select-field'
import { ExpertFields, expertFields } from '~/ui/moderation/expert-fields'
import { BackLink, Chip, Screen } from '~/ui/screen'
import '~/styles/moderation.css'

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, (t) => [data?.name, t('experts:title')].filter(Boolean).join(' – '))

const formId = 'change-expert'

export const handle = { i18n: ['experts', 'moderation', 'forms'], textFormId: () => formId }

const list = '/moderation/experts'
const draftKeyOf = (id: string) => `expert:${id}` as const

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await requireRole(request, context, 'admin')
  const expert = unwrapOrThrow(await readExpert(admin, params.memberId ?? ''))
  const { id, username, name, until, absence } = expert
  const language = await getLanguage(request)
  return {
    id,
    username,
    name,
    absence,
    until: formatDay(language, until),
    values: (await readDraft(admin, draftKeyOf(id))) ?? expertValues(expert),
    boxes: expertBoxes(language),
    reasons: expertReasons.removeExpert,
    idempotencyKey: await newIdempotencyKey(request, context, admin),
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { choice, ...fields } = await readForm(request, changeExpertFormSchema, {
    ...expertBoxFields,
    ...keyField,
    ...choiceField,
  })
  const id = params.memberId ?? ''
  const admin = await requireFormRole(request, context, 'admin', fields, draftKeyOf(id))
  if (choice) return respondToPreferenceSwitch({ request, context }, fields, choice)
  const result = await changeExpert(admin, id, expertInForm(fields))
  if (!result.ok && result.code === 'invalid')
    return formErrorResponse({ request, context }, fields, result, 'update-failed')
  // After a double click, the mark is removed already.
  const isGone = !result.ok && result.code === 'not-found' && fields.step === 'remove'
  if (!result.ok && !isGone) throw errorResponse(result)
  await discardDraft(admin, draftKeyOf(id))
  await flash(request, context, 'saved')
  return redirect(list, 303)
}

export const clientAction = submitFallback('update-failed')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function Expert() {
  const { id, username, name, until, absence, values, boxes, reasons, idempotencyKey } =
    useLoaderData<typeof loader>()
  const { lastResult, title } = useFormAnswer(useActionData<typeof action | typeof clientAction>())
  const { t } = useTranslation(['experts', 'moderation'])
  const isRemoval = lastResult?.initialValue?.step === 'remove'
  const [form, fields] = useForm<Record<string, string>>({
    id: formId,
    lastResult: isRemoval ? undefined : lastResult,
    defaultValue: values,
  })
  const [removal, removalFields] = useForm<{ reason: string }>({
    id: 'remove-expert',
    lastResult: isRemoval || !lastResult?.initialValue ? lastResult : undefined,
  })
  const isPending = useNavigation().formMethod !== undefined
  return (
    <Screen width="narrow">
      <BackLink to={list}>{t('backToList')}</BackLink>
      <ErrorSummary form={form} fields={expertFields(fields)} title={title} />
      <ErrorSummary form={removal} fields={[removalFields.reason]} title={title} />
      <h1 dir="auto">{name}</h1>
      <p>
        {t('account')}: <Link to={`/moderation/member/${id}`}>@{username}</Link> ·{' '}
        {t('until', { day: until })}
      </p>
      <p>
        <Chip tone={absence ? 'bad' : 'good'}>
          {absence ? t(`absence.${absence}`) : t('active')}
        </Chip>
      </p>
      <h2 className="mt-10">{t('changeTitle')}</h2>
      <p>{t('changeText')}</p>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className={formClass}>
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <input type="hidden" name="step" value="renew" />
        <ExpertFields fields={fields} {...boxes} />
        <SubmitButton pending={isPending}>{t('changeButton')}</SubmitButton>
      </Form>
      <h2 className="mt-10">{t('removeTitle')}</h2>
      <p>{t('removeText')}</p>
      <Form
        method="post"
        id={removal.id}
        onSubmit={removal.onSubmit}
        noValidate
        className={formClass}
      >
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <input type="hidden" name="step" value="remove" />
        <div className="[&_select]:max-w-field">
          <SelectField
            field={removalFields.reason}
            label={t('why')}
            placeholder={t('choose')}
            options={reasons.map((reason) => ({
              value: reason,
              label: t(`moderation:reason.${reason}`),
            }))}
          />
        </div>
        <SubmitButton pending={isPending} variant="danger">
          {t('removeButton')}
        </SubmitButton>
      </Form>
    </Screen>
  )
}
