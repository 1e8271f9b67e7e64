import { useForm } from '@conform-to/react'
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { inLanguage } from '~/content/text'
import { readEpisode } from '~/domain/episodes/read-episode.server'
import { askFormSchema, askQuestion } from '~/domain/questions/ask-question.server'
import { announcedGuest } from '~/domain/questions/next-guest'
import { lengths } from '~/domain/validation/lengths'
import { isId } from '~/domain/validation/validation.server'
import { senderOf } from '~/http/forms/contact-forms.server'
import { respondToPreferenceSwitch, formErrorResponse } from '~/http/forms/member-form.server'
import { choiceField } from '~/http/forms/own-fields.server'
import { readForm } from '~/http/forms/read-form.server'
import { disclaimerHtml } from '~/http/presenters/notices.server'
import { getMember } from '~/http/session/session.server'
import { formatDay, useTranslation } from '~/i18n/use-translation'
import { getLanguage } from '~/i18n/i18n.server'
import { pageHead } from '~/i18n/page-head'
import { LinkButton } from '~/ui/button'
import { Honeypot } from '~/ui/contact/flow/honeypot'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useUnsentText } from '~/ui/draft/unsent-text'
import { SubmitButton, TextArea, UnsuggestedField, formClass } from '~/ui/form/fields'
import { useFormAnswer } from '~/ui/form/form-answer'
import { EpisodeName } from '~/ui/forum/episode-label'
import { Actions, BackLink, EmptyState, Screen } from '~/ui/screen'

import { useFormAutoComplete } from '~/ui/form/shared-phone-form'
import '~/styles/episodes.css'

export const meta: MetaFunction<typeof loader> = ({ data, ...screen }) =>
  pageHead(screen, {
    title: (t) =>
      data?.episode
        ? `${t('questions:titleAbout')}: ${data.episode.title}`
        : t(data && !data.guest ? 'questions:none' : 'questions:title'),
    description: (t) => t('questions:description'),
    parameters: ['episodeId'],
  })

const formId = 'ask'

export const handle = {
  i18n: ['questions', 'contact', 'forum', 'forms'],
  textFormId: ({ guest, episode }: { guest: object | null; episode: object | null }) =>
    guest || episode ? formId : null,
}

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await getLanguage(request)
  const guest = announcedGuest()
  return {
    guest: guest && { ...inLanguage(guest, language), day: formatDay(language, guest.day) },
    episode: await episodeOf(request),
    disclaimer: disclaimerHtml(language),
  }
}

/** @throws a 404 response for an unknown episode */
async function episodeOf(request: Request) {
  const episodeId = new URL(request.url).searchParams.get('episodeId')
  if (episodeId === null) return null
  const found = isId(episodeId) ? await readEpisode(episodeId) : null
  if (!found) throw new Response(null, { status: 404 })
  const { id, path, episodeNumber, shownSeason, title } = found
  return { id, path, episodeNumber, shownSeason, title }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { choice, ...fields } = await readForm(request, askFormSchema, choiceField)
  if (choice) return respondToPreferenceSwitch({ request, context }, fields, choice)
  const [member, sender] = [await getMember(request, context), await senderOf(request, context)]
  const result = await askQuestion(member, fields, sender)
  if (!result.ok) return formErrorResponse({ request, context }, fields, result)
  return redirect(`/episodes/ask/${result.value}`, 303)
}

export const clientAction = submitFallback('sign-in-unsent')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function Ask() {
  const { guest, episode } = useLoaderData<typeof loader>()
  // Without a guest meanwhile, a refused question is shown again, so that its text is not lost.
  const isSent = useActionData<typeof action | typeof clientAction>() !== undefined
  const isForm = Boolean(guest ?? episode ?? isSent)
  const [wasForm, setWasForm] = useState(isForm)
  if (isForm && !wasForm) setWasForm(true)
  return wasForm ? <AskForm /> : <NoGuest />
}

function NoGuest() {
  const { t } = useTranslation('questions')
  return (
    <Screen width="narrow">
      <h1>{t('none')}</h1>
      <EmptyState>
        <EmptyDrawing />
        <p>{t('noneText')}</p>
        <Actions>
          <LinkButton to="/episodes">{t('episodes')}</LinkButton>{' '}
          <LinkButton variant="quiet" to="/#contact">
            {t('writeToUs')}
          </LinkButton>
        </Actions>
      </EmptyState>
    </Screen>
  )
}

type Fields = Record<'question' | 'name' | 'episodeId' | 'subject', string>

function AskForm() {
  const { guest, episode, disclaimer } = useLoaderData<typeof loader>()
  const { lastResult, title } = useFormAnswer(useActionData<typeof action | typeof clientAction>())
  const [form, fields] = useForm<Fields>({ id: formId, lastResult })
  useUnsentText(formId)
  const isPending = useNavigation().formAction?.startsWith('/episodes/ask') ?? false
  const { t } = useTranslation(['questions', 'forum', 'contact'])
  useLiveHelp()
  const autoComplete = useFormAutoComplete()
  return (
    <Screen width="narrow">
      <BackLink to={episode?.path ?? '/episodes'} reloadDocument>
        {episode ? t('backToEpisode') : t('back')}
      </BackLink>
      <ErrorSummary
        form={form}
        fields={[fields.question, fields.name, fields.subject]}
        title={title}
      />
      <h1>{t(episode ? 'titleAbout' : 'title')}</h1>
      {episode ? (
        <>
          <p className="font-semibold">
            <EpisodeName episode={episode} />
          </p>
          <p>{t('aboutText')}</p>
        </>
      ) : (
        guest && (
          <p>
            {t('guest', guest)} {t('topic', guest)} {t('day', guest)}
          </p>
        )
      )}
      <Form
        method="post"
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate
        autoComplete={autoComplete}
        className={formClass}
      >
        {episode && <input type="hidden" name="episodeId" value={episode.id} />}
        <TextArea
          field={fields.question}
          label={t('question')}
          hint={t('questionHint', lengths)}
          rows={5}
          limit={{ max: lengths.questionMax }}
        />
        <UnsuggestedField field={fields.name} label={t('name')} hint={t('nameHint')} optional />
        <p className="hint text-sm text-soft">{t('privacy')}</p>
        <p className="hint text-sm text-soft" dangerouslySetInnerHTML={{ __html: disclaimer }} />
        <Actions>
          <SubmitButton pending={isPending}>{isPending ? t('sending') : t('send')}</SubmitButton>
        </Actions>
        <Honeypot field={fields.subject} />
      </Form>
    </Screen>
  )
}

const pause = 400

/** Shows the helplines when the text is about self-harm or violence. The typed text stays on the device. */
function useLiveHelp() {
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        // If it cannot be loaded, the next key press tries again. The page after sending shows the helplines in any
        // case.
        import('~/ui/safety/live-help').then(
          ({ showHelp }) => showHelp(form),
          () => {},
        )
      }, pause)
    }
    form.addEventListener('input', lookSoon)
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', lookSoon)
    }
  }, [])
}
