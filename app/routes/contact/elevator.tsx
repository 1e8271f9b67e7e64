import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigate, useNavigation } from '@remix-run/react'
import { isFloor } from '~/domain/contact/choices'
import { sendFromFloor, sendFromFloorSchema } from '~/domain/contact/store-message.server'
import { replySent, senderOf } from '~/http/forms/contact-forms.server'
import { choiceField, inPlaceField, ownField } from '~/http/forms/own-fields.server'
import { readForm, sentFields, type FormFields } from '~/http/forms/read-form.server'
import { formErrorResponse, respondToPreferenceSwitch } from '~/http/forms/member-form.server'
import { pageHead } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { Elevator } from '~/ui/contact/elevator/elevator'
import { elevatorFormId } from '~/ui/contact/elevator/elevator-floor'
import { refusalIn } from '~/ui/contact/flow/sent-answer'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import type { RefusedForm } from '~/ui/form/form-answer'
import { Screen, BackLink } from '~/ui/screen'

import '~/styles/contact.css'

export const meta: MetaFunction<typeof loader> = ({ data, ...screen }) =>
  pageHead(screen, {
    title: (t) => (data?.floor ? t(`elevator:floor.${data.floor}`) : t('elevator:title')),
    description: (t) => (data?.floor ? t(`elevator:welcome.${data.floor}`) : t('elevator:lead')),
  })

export const handle = {
  i18n: ['elevator', 'contact', 'forms'],
  textFormId: ({ floor }: { floor: string | null }) => floor && elevatorFormId,
}

export function loader({ params }: LoaderFunctionArgs) {
  return { floor: floorOf(params) }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { go, choice, ...submitted } = await readForm(request, sendFromFloorSchema, ownFields)
  if (choice) return respondToPreferenceSwitch({ request, context }, submitted, choice)
  if (go !== undefined) return switchFloor(params, go, submitted)
  const fields = { ...submitted, floor: submitted.floor ?? floorOf(params) ?? '' }
  const result = await sendFromFloor(fields, await senderOf(request, context))
  if (!result.ok) return formErrorResponse({ request, context }, fields, result)
  return replySent(fields, result.value)
}

// Without scripts, the buttons of the other floors are part of the form.
const ownFields = { ...inPlaceField, ...choiceField, go: ownField() }

// Browsers send these buttons to the URL of their floor. Browsers without support for `formaction` are redirected
// there.
function switchFloor(params: ActionFunctionArgs['params'], floor: string, submitted: FormFields) {
  if (floor !== floorOf(params) && isFloor(floor)) throw redirect(`/contact/elevator/${floor}`, 303)
  const { floor: _, ...initialValue } = sentFields(submitted)
  return data<RefusedForm>({ lastResult: { initialValue }, notice: null })
}

export const clientAction = submitFallback('sign-in-unsent')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

function floorOf({ floor }: { floor?: string }) {
  if (floor === undefined) return null
  if (!isFloor(floor)) throw new Response(null, { status: 404 })
  return floor
}

export default function ElevatorPage() {
  const { floor } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action | typeof clientAction>()
  const isPending = useNavigation().formAction !== undefined
  const navigate = useNavigate()
  const { t } = useTranslation(['elevator', 'contact'])
  return (
    <Screen width="narrow">
      <Elevator
        floor={floor}
        Form={Form}
        answer={refusalIn(answer)}
        isPending={isPending}
        isPage
        onArrive={(arrived) => navigate(`/contact/elevator/${arrived}`)}
      >
        <BackLink to={floor ? '/contact/elevator' : '/#contact'}>
          {floor ? t('title') : t('contact:title')}
        </BackLink>
        {!floor && (
          <>
            <h1>{t('title')}</h1>
            <p>{t('lead')}</p>
          </>
        )}
      </Elevator>
    </Screen>
  )
}
