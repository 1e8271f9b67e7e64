import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import {
  editProfile,
  editProfileSchema,
  readEditableProfile,
} from '~/domain/accounts/edit-profile.server'
import { discardDraft, readDraft } from '~/domain/drafts/drafts.server'
import { calloutsFor } from '~/http/presenters/notices.server'
import {
  newIdempotencyKey,
  requireFormMember,
  requireWriting,
  respondToPreferenceSwitch,
  formErrorResponse,
} from '~/http/forms/member-form.server'
import { choiceField, keyField } from '~/http/forms/own-fields.server'
import { readForm } from '~/http/forms/read-form.server'
import { flash } from '~/http/session/flash.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { DraftNotice } from '~/ui/draft/draft-notice'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { EditProfileForm, profileFormId } from '~/ui/profile/edit-profile-form'
import { LinkButton } from '~/ui/button'
import { BackLink, Screen } from '~/ui/screen'
import '~/styles/account.css'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('profile:edit'))

export const handle = { i18n: ['profile', 'forum', 'forms'], textFormId: () => profileFormId }

const draftKey = 'edit-profile'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireWriting(request, context)
  const [stored, draft] = await Promise.all([
    readEditableProfile(member),
    readDraft(member, draftKey),
  ])
  return {
    values: { ...stored, ...draft },
    isKept: draft !== null,
    idempotencyKey: await newIdempotencyKey(request, context, member),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { choice, ...fields } = await readForm(request, editProfileSchema, {
    ...keyField,
    ...choiceField,
  })
  const member = await requireFormMember(request, context, fields, draftKey)
  if (choice) return respondToPreferenceSwitch({ request, context }, fields, choice)
  const result = await editProfile(member, fields)
  if (!result.ok) return formErrorResponse({ request, context }, fields, result, 'profile-failed')
  await discardDraft(member, draftKey)
  const { displayName, bio } = result.value
  const callouts = await calloutsFor([fields.displayName, displayName], [fields.bio, bio])
  const masked = callouts.filter((callout) => callout === 'masked')
  await flash(request, context, 'profile-updated', masked)
  return redirect('/profile', 303)
}

export const clientAction = submitFallback('profile-unsent')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function EditProfile() {
  const { values, isKept, idempotencyKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action | typeof clientAction>()
  const { t } = useTranslation('profile')
  return (
    <Screen width="narrow">
      <BackLink to="/profile">{t('backToProfile')}</BackLink>
      <EditProfileForm
        Form={Form}
        values={values}
        idempotencyKey={idempotencyKey}
        answer={answer}
        isPending={useNavigation().formAction !== undefined}
        heading={
          <>
            <h1>{t('edit')}</h1>
            {isKept && !answer && (
              <DraftNotice draftKey={draftKey} returnTo="/profile/edit" isOnServer />
            )}
          </>
        }
        cancel={
          <LinkButton variant="quiet" to="/profile">
            {t('cancel')}
          </LinkButton>
        }
      />
    </Screen>
  )
}
