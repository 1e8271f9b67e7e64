import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import {
  editNotifications,
  editNotificationsSchema,
} from '~/domain/accounts/edit-notifications.server'
import { isOnTeam } from '~/domain/members/member'
import { digestChoices } from '~/domain/members/digest-choices'
import { discardDraft, readDraft } from '~/domain/drafts/drafts.server'
import {
  newIdempotencyKey,
  requireFormMember,
  formErrorResponse,
} from '~/http/forms/member-form.server'
import { keyField } from '~/http/forms/own-fields.server'
import { readForm } from '~/http/forms/read-form.server'
import { flash } from '~/http/session/flash.server'
import { requireMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { DraftNotice } from '~/ui/draft/draft-notice'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { useFocusOnTarget, Screen, BackLink } from '~/ui/screen'
import { NotificationsForm } from '~/ui/profile/notifications-form'
import { SettingsLinks } from '~/ui/profile/settings-links'
import { LinkButton } from '~/ui/button'
import '~/styles/account.css'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('profile:settings'))

export const handle = { i18n: ['profile', 'settings', 'forum', 'forms'], isForReading: true }

const draftKey = 'settings'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context)
  // Accounts without email have no form to fill from a draft.
  const draft = member.email === null ? null : await readDraft(member, draftKey)
  return {
    emailNotifications: draft ? draft.emailNotifications !== 'false' : member.emailNotifications,
    digest: digestChoices.find((each) => each === draft?.digest) ?? member.digest,
    moderationMail: isOnTeam(member, 'moderator')
      ? draft?.moderationMail
        ? draft.moderationMail !== 'false'
        : member.moderationMail
      : null,
    isKept: draft !== null,
    hasEmail: member.email !== null,
    idempotencyKey: await newIdempotencyKey(request, context, member),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  // Browsers do not send a switch that is off.
  const fields = {
    emailNotifications: 'false',
    ...(await readForm(request, editNotificationsSchema, keyField)),
  }
  const member = await requireFormMember(request, context, fields, draftKey)
  const result = await editNotifications(member, fields)
  if (!result.ok) return formErrorResponse({ request, context }, fields, result, 'settings-failed')
  await discardDraft(member, draftKey)
  await flash(request, context, 'settings-updated')
  return redirect('/profile', 303)
}

export const clientAction = submitFallback('settings-unsent')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function Settings() {
  const { emailNotifications, digest, moderationMail, isKept, hasEmail, idempotencyKey } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action | typeof clientAction>()
  const isPending = useNavigation().formAction !== undefined
  const { t } = useTranslation('profile')
  useFocusOnTarget()
  const heading = (
    <>
      <h1>{t('settings')}</h1>
      <h2 className="mt-8 mb-2" id="notifications">
        {t('notifications')}
      </h2>
      {isKept && !answer && (
        <DraftNotice draftKey={draftKey} returnTo="/profile/settings" isOnServer />
      )}
    </>
  )
  return (
    <Screen width="narrow">
      <BackLink to="/profile">{t('backToProfile')}</BackLink>
      {hasEmail ? (
        <NotificationsForm
          Form={Form}
          isOn={emailNotifications}
          digest={digest}
          moderationMail={moderationMail}
          idempotencyKey={idempotencyKey}
          answer={answer}
          isPending={isPending}
          heading={heading}
          cancel={
            <LinkButton variant="quiet" to="/profile">
              {t('cancel')}
            </LinkButton>
          }
        />
      ) : (
        <>
          {heading}
          <NoMails />
        </>
      )}
      <SettingsLinks hasEmail={hasEmail} />
    </Screen>
  )
}

function NoMails() {
  const { t } = useTranslation(['settings', 'profile'])
  return (
    <>
      <p>{t('noMails')}</p>
      <p>
        <Link to="/profile/answers">{t('profile:answers.title')}</Link>
        {' · '}
        <Link to="/profile/settings/email">{t('addEmail')}</Link>
      </p>
    </>
  )
}
