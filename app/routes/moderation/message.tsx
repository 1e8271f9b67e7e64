import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData, Form } from '@remix-run/react'
import { z } from 'zod'
import { markAnswered, readMessage, type WholeMessage } from '~/domain/contact/read-message.server'
import { noFields, readForm } from '~/http/forms/read-form.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { flash } from '~/http/session/flash.server'
import { requireRole } from '~/http/session/require-role.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { Fact, EmailAddress, factsClass, letterClass } from '~/ui/messages/facts'
import { Screen, BackLink, Actions, Chip } from '~/ui/screen'
import { extras } from '~/domain/contact/choices'
import { RelativeTime } from '~/ui/relative-time'
import { Button, buttonClass } from '~/ui/button'
import { useAbout } from '~/ui/messages/about'
import '~/styles/moderation.css'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageTitle(matches, (t) => t('messages:reference', { id: data?.referenceId ?? '' }))

export const handle = { i18n: ['messages', 'contact', 'elevator', 'curtain'] }

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await requireRole(request, context, 'admin')
  return unwrapOrThrow(await readMessage(admin, params.referenceId ?? ''))
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireRole(request, context, 'admin')
  const { answered } = await readForm(request, noFields, { answered: z.enum(['yes', 'no']) })
  const referenceId = params.referenceId ?? ''
  unwrapOrThrow(await markAnswered(admin, referenceId, answered === 'yes'))
  await flash(request, context, 'saved')
  return redirect(`/moderation/messages/${referenceId}`, 303)
}

export default function Message() {
  const { t } = useTranslation('messages')
  return (
    <Screen width="narrow">
      <BackLink to="/moderation/messages">{t('back')}</BackLink>
      <MessageDetail message={useLoaderData<typeof loader>()} />
    </Screen>
  )
}

/** Shows a whole message, a link to reply, and the handled state. */
function MessageDetail({ message }: { message: WholeMessage }) {
  const { t } = useTranslation(['messages', 'contact', 'elevator', 'curtain'])
  const aboutOf = useAbout()
  const wishes = extras.filter((extra) => message[extra]).map((extra) => t(`curtain:${extra}`))
  const subject = encodeURIComponent(`Re: ${message.referenceId}`)
  return (
    <>
      <h1 dir="auto">{t('from', { name: message.name })}</h1>
      <p>
        <Chip tone={message.answeredAt ? 'good' : 'plain'}>
          {t(message.answeredAt ? 'yes' : 'no')}
        </Chip>
      </p>
      <p className="byline my-2 text-sm text-soft">
        <code>{message.referenceId}</code> · {aboutOf(message.floor ?? message.intent)} ·{' '}
        <RelativeTime date={message.createdAt} limitDays={0} />
      </p>
      <p className={letterClass} dir="auto">
        {message.message}
      </p>
      <Actions>
        <a className={buttonClass()} href={`mailto:${message.email}?subject=${subject}`}>
          {t('answerByMail')}
        </a>
        <Form method="post">
          <input type="hidden" name="answered" value={message.answeredAt ? 'no' : 'yes'} />
          <Button variant="quiet">{t(message.answeredAt ? 'markOpen' : 'markAnswered')}</Button>
        </Form>
      </Actions>
      <dl className={`mt-8 ${factsClass}`}>
        <Fact term={t('source')}>{t(`sources.${message.source}`)}</Fact>
        <Fact term={t('contact:organization')}>{message.organization}</Fact>
        <Fact term={t('contact:email')}>
          <a href={`mailto:${message.email}?subject=${subject}`}>
            <EmailAddress email={message.email} />
          </a>
        </Fact>
        <Fact term={t('contact:phone')}>{message.phone}</Fact>
        <Fact term={t('wishes')}>{wishes.join('; ')}</Fact>
        <Fact term={t('contact:links')}>
          {message.links && (
            <a href={message.links} rel="noreferrer nofollow ugc">
              {message.links}
            </a>
          )}
        </Fact>
        <Fact term={t('language')}>
          {t(`languages.${message.language === 'hi' ? 'hi' : 'en'}`)}
        </Fact>
        <Fact term={t('answeredOn')}>
          {message.answeredAt && <RelativeTime date={message.answeredAt} limitDays={0} />}
        </Fact>
      </dl>
    </>
  )
}
