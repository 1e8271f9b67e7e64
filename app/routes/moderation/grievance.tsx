import { useForm } from '@conform-to/react'
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { discardDraft, readDraft } from '~/domain/drafts/drafts.server'
import { progressOf } from '~/domain/grievance-state'
import {
  handleGrievance,
  handleGrievanceSchema,
  readGrievance,
  itemFromUrl,
  pathOnSite,
} from '~/domain/moderation/grievances.server'
import { outcomeOf, outcomes } from '~/domain/grievances/outcomes'
import { lengths } from '~/domain/validation/lengths'
import { formErrorResponse, respondToPreferenceSwitch } from '~/http/forms/member-form.server'
import { requireFormRole } from '~/http/forms/moderation-forms.server'
import { choiceField } from '~/http/forms/own-fields.server'
import { readForm } from '~/http/forms/read-form.server'
import { grievanceDays } from '~/http/presenters/grievances.server'
import { errorResponse, unwrapOrThrow } from '~/http/reply-status'
import { flash } from '~/http/session/flash.server'
import { requireRole } from '~/http/session/require-role.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { Button } from '~/ui/button'
import { cardClass, BackLink, Screen } from '~/ui/screen'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { SubmitButton, TextArea, formClass } from '~/ui/form/fields'
import { useFormAnswer } from '~/ui/form/form-answer'
import { SelectField } from '~/ui/form/select-field'
import { GrievanceFacts, type GrievanceDays } from '~/ui/messages/grievance-facts'
import '~/styles/moderation.css'
import { EmailAddress, factsClass, letterClass } from '~/ui/messages/facts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageTitle(matches, (t) => t('messages:grievances.heading', { id: data?.referenceId ?? '' }))

const formId = 'decide'

export const handle = {
  i18n: ['messages', 'grievance', 'forms'],
  textFormId: ({ outcome }: { outcome: string | null }) => (outcome ? null : formId),
}

const list = '/moderation/messages/grievances'
const draftKeyOf = (referenceId: string) => `grievance:${referenceId}` as const

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await requireRole(request, context, 'admin')
  const found = unwrapOrThrow(await readGrievance(admin, params.referenceId ?? ''))
  const { referenceId, name, email, address, message, outcome, answer } = found
  const { state, isOverdue } = progressOf(found)
  return {
    referenceId,
    name,
    email,
    address,
    message,
    answer,
    state,
    isOverdue,
    item: itemFromUrl(address),
    path: pathOnSite(address),
    outcome: outcomeOf(outcome),
    days: grievanceDays(found, await getLanguage(request)),
    draft: await readDraft(admin, draftKeyOf(referenceId)),
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { choice, ...fields } = await readForm(request, handleGrievanceSchema, choiceField)
  const referenceId = params.referenceId ?? ''
  const draftKey = draftKeyOf(referenceId.toUpperCase())
  const admin = await requireFormRole(request, context, 'admin', fields, draftKey)
  if (choice) return respondToPreferenceSwitch({ request, context }, fields, choice)
  const result = await handleGrievance(admin, referenceId, fields)
  if (!result.ok && result.code === 'invalid')
    return formErrorResponse({ request, context }, fields, result, 'update-failed')
  if (!result.ok) throw errorResponse(result)
  if (fields.step === 'decide') await discardDraft(admin, draftKey)
  await flash(request, context, 'saved')
  return redirect(`${list}/${referenceId}`, 303)
}

export const clientAction = submitFallback('update-failed')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function Grievance() {
  const { referenceId, name, email, address, path, message, item, ...rest } =
    useLoaderData<typeof loader>()
  const { state, isOverdue, days, outcome, answer, draft } = rest
  const { lastResult, title } = useFormAnswer(useActionData<typeof action | typeof clientAction>())
  const [form, fields] = useForm<Record<'outcome' | 'answer', string>>({
    id: formId,
    lastResult,
    defaultValue: draft,
  })
  const isPending = useNavigation().formMethod !== undefined
  const { t } = useTranslation(['messages', 'grievance'])
  return (
    <Screen width="narrow">
      <BackLink to={list}>{t('grievances.back')}</BackLink>
      <ErrorSummary form={form} fields={[fields.outcome, fields.answer]} title={title} />
      <h1>
        {t('grievances.one')} <code className="block text-lg">{referenceId}</code>
      </h1>
      <GrievanceFacts
        state={state}
        isOverdue={isOverdue}
        days={days}
        nextStep={days.decideBy && <NextStep {...days} />}
      />
      <dl className={factsClass}>
        <div>
          <dt>{t('grievances.name')}</dt>
          <dd dir="auto">{name}</dd>
        </div>
        <div>
          <dt>{t('grievances.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>
              <EmailAddress email={email} />
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('grievances.address')}</dt>
          <dd>{path ? <Link to={path}>{address}</Link> : address}</dd>
        </div>
      </dl>
      <p className={letterClass} dir="auto">
        {message}
      </p>
      {item && (
        <p>
          <Link to={`/moderation/${item.kind}/${item.id}`}>{t('grievances.moderate')}</Link>
        </p>
      )}
      {state === 'received' && (
        <Form method="post" className="mt-8 [&>*+*]:mt-3">
          <p>{t('grievances.acknowledgeText')}</p>
          <Button name="step" value="acknowledge">
            {t('grievances.acknowledge')}
          </Button>
        </Form>
      )}
      {outcome ? (
        <section className={cardClass} aria-labelledby="decided">
          <h2 id="decided">{t('grievances.outcome')}</h2>
          <p>{t(`grievances.outcomes.${outcome}`)}</p>
          {answer && (
            <p className="text" dir="auto">
              {answer}
            </p>
          )}
        </section>
      ) : (
        <>
          <h2 className="mt-8">{t('grievances.decide')}</h2>
          <Form
            method="post"
            id={form.id}
            onSubmit={form.onSubmit}
            noValidate
            className={formClass}
          >
            <input type="hidden" name="step" value="decide" />
            <SelectField
              field={fields.outcome}
              label={t('grievances.outcome')}
              placeholder={t('grievances.choose')}
              options={outcomes.map((value) => ({
                value,
                label: t(`grievances.outcomes.${value}`),
              }))}
            />
            <TextArea
              field={fields.answer}
              label={t('grievances.answer')}
              hint={t('grievances.answerHint')}
              rows={6}
              limit={{ max: lengths.commentMax }}
              optional
            />
            {/* The step that is due first has the only filled button. */}
            <SubmitButton pending={isPending} variant={state === 'received' ? 'quiet' : undefined}>
              {t('grievances.decideButton')}
            </SubmitButton>
          </Form>
        </>
      )}
    </Screen>
  )
}

// The step that is due first is bold.
function NextStep({ acknowledgeBy, decideBy }: Pick<GrievanceDays, 'acknowledgeBy' | 'decideBy'>) {
  const { t } = useTranslation('messages')
  const deciding = decideBy && t('grievances.decideBy', { day: decideBy })
  return (
    <p>
      {acknowledgeBy && (
        <>
          <b>{t('grievances.acknowledgeBy', { day: acknowledgeBy })}</b>
          <br />
        </>
      )}
      {acknowledgeBy ? deciding : <b>{deciding}</b>} {t('grievances.indianTime')}
    </p>
  )
}
