import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import {
  Form,
  useActionData,
  useLoaderData,
  useNavigation,
  type ClientLoaderFunctionArgs,
} from '@remix-run/react'
import { isStep, numberOf, steps } from '~/domain/contact/curtain-steps'
import { handleStepForm, loadStep } from '~/http/forms/contact-forms.server'
import { pageHead, pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { useCameFrom } from '~/ui/contact/curtain/came-from'
import { CurtainStep, curtainFormId } from '~/ui/contact/curtain/curtain-step'
import { viewIn } from '~/ui/contact/curtain/curtain-view'
import { refusalIn } from '~/ui/contact/flow/sent-answer'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { Screen, BackLink } from '~/ui/screen'

import '~/styles/contact.css'

export const meta: MetaFunction<typeof loader> = ({ data, ...screen }) => {
  const step = viewIn(data)?.step ?? 'purpose'
  if (step === 'purpose') {
    return pageHead(screen, {
      title: (t) => t('curtain:title'),
      description: (t) => t('curtain:description'),
    })
  }
  return pageTitle(screen.matches, (t) =>
    t('curtain:stepTitle', {
      number: numberOf(step),
      count: steps.length,
      step: t(`curtain:step.${step}`),
    }),
  )
}

export const handle = { i18n: ['curtain', 'contact', 'forms'], textFormId: () => curtainFormId }

export async function loader({ request, params }: LoaderFunctionArgs) {
  return loadStep(request, stepOf(params))
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return handleStepForm(request, context, stepOf(params))
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

export const clientAction = submitFallback('sign-in-unsent')

// When the dialog over the landing page cannot be loaded, the error screen must not replace that page.
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  clientAction({ serverAction: () => serverLoader<typeof loader>() })

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

function stepOf({ step = 'purpose' }: { step?: string }) {
  if (!isStep(step)) throw new Response(null, { status: 404 })
  return step
}

export default function Curtain() {
  const data = useLoaderData<typeof loader | typeof clientLoader>()
  const answer = useActionData<typeof action | typeof clientAction>()
  const { t } = useTranslation(['curtain', 'contact'])
  const view = viewIn(data)
  const came = useCameFrom(view?.step)
  const isPending = useNavigation().formAction !== undefined
  if (!view) throw new TypeError('network')
  return (
    <Screen width="narrow">
      <BackLink to="/#contact">{t('contact:title')}</BackLink>
      <CurtainStep
        key={view.step}
        view={view}
        Form={Form}
        answer={refusalIn(answer)}
        isPending={isPending}
        isPage
        takesFocus={came !== undefined}
        came={came}
      />
    </Screen>
  )
}
