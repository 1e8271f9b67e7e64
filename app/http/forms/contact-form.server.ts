import { data, redirect, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node'
import { messageFormFields, sendMessage } from '~/domain/contact/send-message.server'
import type { Sender } from '~/domain/contact/store-message.server'
import { languageOf } from '~/i18n/i18n.server'
import type { SentAnswer } from '~/ui/contact/flow/sent-answer'
import { readForm, type FormFields } from './read-form.server'
import { refuseForm } from './reply-form.server'

/** The field by which a form says that its page stays (`ui/contact/flow/in-place.tsx`). */
export const inPlaceField = 'inPlace'

/** Takes the form on `/`: its action. */
export async function receiveMessage({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request, [...messageFormFields, inPlaceField])
  const result = await sendMessage(fields, await senderOf(request, context))
  if (!result.ok) return refuseForm(context, fields, result)
  return replySent(fields, result.value)
}

/** Who writes: the connection's address, and the language of the page. */
export async function senderOf(request: Request, { address }: AppLoadContext): Promise<Sender> {
  return { address, language: await languageOf(request) }
}

/** Answers a message that was sent: with its reference where the page stays, else with the confirmation. */
export function replySent(fields: FormFields, referenceId: string) {
  if (fields[inPlaceField]) return data<SentAnswer>({ sent: referenceId })
  return redirect(`/contact/sent/${referenceId}`, 303)
}
