import { useForm } from '@conform-to/react'
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { discardDraft, readDraft } from '~/domain/drafts/drafts.server'
import { listExperts, nameExpert } from '~/domain/moderation/experts.server'
import {
  expertBoxes,
  expertBoxFields,
  expertInForm,
  nameExpertFormSchema,
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

import { LinkButton } from '~/ui/button'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { formClass, SubmitButton, TextField } from '~/ui/form/fields'
import { useFormAnswer } from '~/ui/form/form-answer'
import { ExpertFields, expertFields } from '~/ui/moderation/expert-fields'
import { Pager, BackLink, Chip, Screen, CardRow } from '~/ui/screen'
import '~/styles/moderation.css'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('experts:title'))

const formId = 'name-expert'
const titleId = 'add'

export const handle = { i18n: ['experts', 'moderation', 'forms'], textFormId: () => formId }

const path = '/moderation/experts'
const draftKey = 'expert:new'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireRole(request, context, 'admin')
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  const { experts, nextCursor } = unwrapOrThrow(await listExperts(admin, { cursor }))
  const language = await getLanguage(request)
  return {
    experts: experts.map(({ id, username, name, profession, register, number, ...expert }) => ({
      id,
      username,
      name,
      profession,
      register,
      number,
      until: formatDay(language, expert.until),
      endsSoon: expert.endsSoon,
      absence: expert.absence,
    })),
    nextCursor,
    isFirstPage: cursor === undefined,
    boxes: expertBoxes(language),
    draft: await readDraft(admin, draftKey),
    idempotencyKey: await newIdempotencyKey(request, context, admin),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { choice, ...fields } = await readForm(request, nameExpertFormSchema, {
    ...expertBoxFields,
    ...keyField,
    ...choiceField,
  })
  const admin = await requireFormRole(request, context, 'admin', fields, draftKey)
  if (choice) return respondToPreferenceSwitch({ request, context }, fields, choice)
  const result = await nameExpert(admin, expertInForm(fields))
  if (!result.ok && result.code === 'invalid')
    return formErrorResponse({ request, context }, fields, result, 'update-failed')
  if (!result.ok) throw errorResponse(result)
  await discardDraft(admin, draftKey)
  await flash(request, context, 'saved')
  return redirect(path, 303)
}

export const clientAction = submitFallback('update-failed')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function Experts() {
  const { experts, nextCursor, isFirstPage, boxes, draft, idempotencyKey } =
    useLoaderData<typeof loader>()
  const { lastResult, title } = useFormAnswer(useActionData<typeof action | typeof clientAction>())
  const { t } = useTranslation(['experts', 'moderation'])
  const [form, fields] = useForm<{ username: string; [name: string]: string }>({
    id: formId,
    lastResult,
    defaultValue: draft,
  })
  const isPending = useNavigation().formMethod !== undefined
  return (
    <Screen width="narrow">
      <BackLink to="/moderation">{t('moderation:backToQueue')}</BackLink>
      <ErrorSummary form={form} fields={[fields.username, ...expertFields(fields)]} title={title} />
      <h1>{t('title')}</h1>
      {/* A refused form is shown alone, below its error summary. */}
      {!lastResult?.error && (
        <>
          <p>{t('text')}</p>
          <LinkButton variant="quiet" to={`#${titleId}`} className="mt-4">
            {t('nameTitle')}
          </LinkButton>
          <h2 className="mt-8">{t('list')}</h2>
          {experts.length ? (
            <ul className="mt-0">
              {experts.map((expert) => (
                <CardRow key={expert.id}>
                  <h3 dir="auto">
                    <Link to={`${path}/${expert.id}`}>{expert.name}</Link>
                  </h3>
                  <p className="byline text-sm text-soft">
                    @{expert.username} · {t(`professions.${expert.profession}`)} ·{' '}
                    <bdi>
                      {expert.register} {expert.number}
                    </bdi>{' '}
                    · {t('until', { day: expert.until })}
                  </p>
                  <p className="mt-1.5">
                    <Chip tone={expert.absence ? 'bad' : 'good'}>
                      {expert.absence ? t(`absence.${expert.absence}`) : t('active')}
                    </Chip>{' '}
                    {!expert.absence && expert.endsSoon && <Chip tone="bad">{t('endsSoon')}</Chip>}
                  </p>
                </CardRow>
              ))}
            </ul>
          ) : (
            <p>{t('none')}</p>
          )}
          <Pager
            label={t('pages')}
            first={!isFirstPage && { to: path, label: t('first') }}
            next={nextCursor && { to: `${path}?cursor=${nextCursor}`, label: t('more') }}
          />
        </>
      )}
      <h2 id={titleId} className="mt-10">
        {t('nameTitle')}
      </h2>
      <p>{t('nameText')}</p>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className={formClass}>
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <TextField field={fields.username} label={t('username')} autoComplete="off" />
        <ExpertFields fields={fields} {...boxes} />
        <SubmitButton pending={isPending}>{t('nameButton')}</SubmitButton>
      </Form>
    </Screen>
  )
}
