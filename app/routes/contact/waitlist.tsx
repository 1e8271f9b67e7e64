import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { subscribe, subscribeSchema } from '~/domain/contact/subscribe.server'
import { senderOf } from '~/http/forms/contact-forms.server'
import { signedSuccessUrl, isSuccess } from '~/http/forms/signed-success-url.server'
import { readForm } from '~/http/forms/read-form.server'
import { formErrorResponse } from '~/http/forms/member-form.server'
import { pageHead, pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { WaitlistForm } from '~/ui/contact/waitlist-form'
import { submitFallback } from '~/ui/feedback/submit-fallback'

import '~/styles/contact.css'
import { LinkButton } from '~/ui/button'
import { Screen } from '~/ui/screen'

export const meta: MetaFunction<typeof loader> = ({ data, ...screen }) =>
  data?.isAsked
    ? pageTitle(screen.matches, (t) => t('contact:waitlist.asked'))
    : pageHead(screen, {
        title: (t) => t('contact:waitlist.title'),
        description: (t) => t('contact:waitlist.text'),
      })

export const handle = { i18n: ['contact', 'forms'] }

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const list = query.get('list') === 'notify' ? ('notify' as const) : ('waitlist' as const)
  return { isAsked: isSuccess(request), list }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request, subscribeSchema)
  const result = await subscribe(fields, await senderOf(request, context))
  if (!result.ok) return formErrorResponse({ request, context }, fields, result)
  return redirect(signedSuccessUrl('/contact/waitlist'), 303)
}

export const clientAction = submitFallback('sign-in-unsent')

export { shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function Waitlist() {
  const { isAsked, list } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action | typeof clientAction>()
  const { t } = useTranslation('contact')
  return (
    <Screen width="narrow">
      {isAsked ? (
        <>
          <h1>{t('waitlist.asked')}</h1>
          <p>{t('waitlist.askedText')}</p>
          <LinkButton variant="quiet" to="/">
            {t('confirmation.home')}
          </LinkButton>
        </>
      ) : (
        <WaitlistForm list={list} answer={answer} />
      )}
    </Screen>
  )
}
