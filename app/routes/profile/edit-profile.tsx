import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import {
  editProfile,
  editProfileSchema,
  readEditableProfile,
} from '~/domain/accounts/edit-profile.server'
import { calloutsFor } from '~/http/presenters/callouts.server'
import { requireWriting } from '~/http/forms/member-form.server'
import { readForm } from '~/http/forms/read-form.server'
import { refuseForm } from '~/http/forms/reply-form.server'
import { flash } from '~/http/session/flash.server'
import { requireMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-title'
import { useTranslation } from '~/i18n/use-translation'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { EditProfileForm } from '~/ui/profile/edit-profile-form'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('profile:edit'))

export const handle = { i18n: ['profile', 'forms'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  return readEditableProfile(await requireWriting(request, context))
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireMember(request, context)
  const fields = await readForm(request, editProfileSchema)
  const result = await editProfile(member, fields)
  if (!result.ok) return refuseForm({ request, context }, fields, result, 'profile-failed')
  const { displayName, bio } = result.value
  const callouts = await calloutsFor([fields.displayName, displayName], [fields.bio, bio])
  const masked = callouts.filter((callout) => callout === 'masked')
  await flash(request, context, 'profile-updated', masked)
  return redirect('/profile', 303)
}

export const clientAction = submitFallback('profile-unsent')

export { shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function EditProfile() {
  const values = useLoaderData<typeof loader>()
  const { t } = useTranslation('profile')
  return (
    <main id="main" className="screen narrow">
      <h1>{t('edit')}</h1>
      <EditProfileForm
        Form={Form}
        values={values}
        answer={useActionData<typeof action | typeof clientAction>()}
        isPending={useNavigation().formAction !== undefined}
        cancel={
          <Link className="button button-quiet" to="/profile">
            {t('cancel')}
          </Link>
        }
      />
    </main>
  )
}
