import { useForm } from '@conform-to/react'
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { toIsoDay } from '~/domain/day'
import { discardDraft, readDraft } from '~/domain/drafts/drafts.server'
import { listEpisodes, withPaths } from '~/domain/episodes/episodes.server'
import { formatPosition } from '~/domain/episodes/position'
import {
  handleQuestion,
  handleQuestionSchema,
  readQuestion,
} from '~/domain/questions/questions-for-admins.server'
import { lengths } from '~/domain/validation/lengths'
import { formErrorResponse, respondToPreferenceSwitch } from '~/http/forms/member-form.server'
import { requireFormRole } from '~/http/forms/moderation-forms.server'
import { choiceField } from '~/http/forms/own-fields.server'
import { readForm } from '~/http/forms/read-form.server'
import { errorResponse, unwrapOrThrow } from '~/http/reply-status'
import { flash } from '~/http/session/flash.server'
import { requireRole } from '~/http/session/require-role.server'
import { formatDay, useTranslation } from '~/i18n/use-translation'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { Button } from '~/ui/button'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { SubmitButton, TextArea, TextField, formClass } from '~/ui/form/fields'
import { SelectField } from '~/ui/form/select-field'
import { useEpisodeLabel } from '~/ui/forum/episode-label'
import { useFormAnswer } from '~/ui/form/form-answer'
import { useGetTextAttributes } from '~/ui/forum/item-parts'
import { BackLink, Screen } from '~/ui/screen'
import '~/styles/moderation.css'
import { Fact, factsClass, letterClass } from '~/ui/messages/facts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageTitle(matches, (t) => t('messages:questions.heading', { id: data?.referenceId ?? '' }))

const formId = 'choose'

export const handle = { i18n: ['messages', 'forum', 'forms'], textFormId: () => formId }

const list = '/moderation/messages/questions'
const draftKeyOf = (referenceId: string) => `question:${referenceId}` as const

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await requireRole(request, context, 'admin')
  const { day, second, ...question } = unwrapOrThrow(
    await readQuestion(admin, params.referenceId ?? ''),
  )
  return {
    ...question,
    day: formatDay(await getLanguage(request), toIsoDay(day)),
    time: second === null ? '' : formatPosition(second),
    draft: await readDraft(admin, draftKeyOf(question.referenceId)),
    // The values that the field accepts: the episode number, or an id when another episode has the same number.
    episodes: (await withPaths(await listEpisodes())).map(({ path, ...each }) => ({
      ...each,
      value: path.slice('/episodes/'.length),
    })),
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { choice, ...fields } = await readForm(request, handleQuestionSchema, choiceField)
  const referenceId = params.referenceId ?? ''
  const draftKey = draftKeyOf(referenceId.toUpperCase())
  const admin = await requireFormRole(request, context, 'admin', fields, draftKey)
  if (choice) return respondToPreferenceSwitch({ request, context }, fields, choice)
  const result = await handleQuestion(admin, referenceId, fields)
  if (!result.ok && result.code === 'invalid')
    return formErrorResponse({ request, context }, fields, result, 'update-failed')
  // After a double click, the question is deleted already.
  const isGone = !result.ok && result.code === 'not-found' && fields.step === 'delete'
  if (!result.ok && !isGone) throw errorResponse(result)
  if (fields.step !== 'leave') await discardDraft(admin, draftKey)
  await flash(request, context, 'saved')
  return redirect(fields.step === 'delete' ? list : `${list}/${referenceId}`, 303)
}

export const clientAction = submitFallback('update-failed')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

type Fields = Record<'episode' | 'time' | 'answer', string>

export default function Question() {
  const { referenceId, question, name, guest, about, episode, episodes, ...rest } =
    useLoaderData<typeof loader>()
  const { lastResult, title } = useFormAnswer(useActionData<typeof action | typeof clientAction>())
  const { t } = useTranslation('messages')
  const getTextAttributes = useGetTextAttributes()
  const labelOf = useEpisodeLabel()
  const [form, fields] = useForm<Fields>({
    id: formId,
    lastResult,
    defaultValue: rest.draft ?? {
      episode: rest.episodeReference,
      time: rest.time,
      answer: rest.answer ?? '',
    },
  })
  const isPending = useNavigation().formMethod !== undefined
  return (
    <Screen width="narrow">
      <BackLink to={list}>{t('questions.backToList')}</BackLink>
      <ErrorSummary
        form={form}
        fields={[fields.episode, fields.time, fields.answer]}
        title={title}
      />
      <h1>{t('questions.heading', { id: referenceId })}</h1>
      <dl className={factsClass}>
        <Fact term={t('questions.asked')}>{rest.day}</Fact>
        <Fact term={t('questions.askedGuest')}>{guest}</Fact>
        <Fact term={t('questions.askedAbout')}>{about?.title}</Fact>
        <Fact term={t('questions.shownName')}>{name ?? t('questions.anonymous')}</Fact>
        <Fact term={t('questions.language')}>
          {t(`questions.languages.${rest.language === 'hi' ? 'hi' : 'en'}`)}
        </Fact>
        <Fact term={t('questions.chosenFor')}>
          {episode && labelOf({ ...episode, shownSeason: null })}
        </Fact>
      </dl>
      <p className={letterClass} {...getTextAttributes(question)}>
        {question}
      </p>
      <h2 className="mt-8">{t(episode ? 'questions.change' : 'questions.choose')}</h2>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className={formClass}>
        <SelectField
          field={fields.episode}
          label={t('questions.episode')}
          placeholder={t('questions.chooseEpisode')}
          options={episodes.map(({ value, ...each }) => ({
            value,
            label: labelOf(each),
            ...getTextAttributes(each.title),
          }))}
        />
        <TextField
          field={fields.time}
          label={t('questions.time')}
          hint={t('questions.timeHint')}
          autoComplete="off"
          optional
        />
        <TextArea
          field={fields.answer}
          label={t('questions.answer')}
          hint={t('questions.answerHint', lengths)}
          rows={6}
          limit={{ max: lengths.guestAnswerMax }}
          optional
        />
        <input type="hidden" name="step" value="choose" />
        <SubmitButton pending={isPending}>
          {t(episode ? 'questions.changeButton' : 'questions.chooseButton')}
        </SubmitButton>
      </Form>
      {episode && (
        <Form method="post" className="mt-8 [&>*+*]:mt-3">
          <p>{t('questions.leaveText')}</p>
          <Button variant="quiet" name="step" value="leave">
            {t('questions.leave')}
          </Button>
        </Form>
      )}
      <details className="mt-8">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-danger">
          {t('questions.delete')}
        </summary>
        <Form method="post" className="[&>*+*]:mt-3">
          <p>{t('questions.deleteText')}</p>
          <Button variant="danger" name="step" value="delete">
            {t('questions.deleteSure')}
          </Button>
        </Form>
      </details>
    </Screen>
  )
}
