import { data, redirect, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node'
import { sendMessage, sendMessageSchema } from '~/domain/contact/send-message.server'
import type { Sender } from '~/domain/contact/store-message.server'
import { getLanguage } from '~/i18n/i18n.server'
import type { SentAnswer } from '~/ui/contact/flow/sent-answer'
import { answerChoice, formErrorResponse } from './member-form.server'
import { choiceField, inPlaceField } from './own-fields.server'
import { readForm } from './read-form.server'

/** The action of `/`. */
export async function receiveMessage({ request, context }: ActionFunctionArgs) {
  const { choice, ...fields } = await readForm(request, sendMessageSchema, {
    ...inPlaceField,
    ...choiceField,
  })
  if (choice) return answerChoice({ request, context }, fields, choice)
  const result = await sendMessage(fields, await senderOf(request, context))
  if (!result.ok) return formErrorResponse({ request, context }, fields, result)
  return replySent(fields, result.value)
}

/** The sender's IP address and the page's language. */
export async function senderOf(request: Request, { ip }: AppLoadContext): Promise<Sender> {
  return { ip, language: await getLanguage(request) }
}

/** Answers a sent message: with its reference if the page stays, else with a redirect to the confirmation. */
export function replySent({ inPlace }: { inPlace?: string }, referenceId: string) {
  if (inPlace) return data<SentAnswer>({ sent: referenceId })
  return redirect(`/contact/sent/${referenceId}`, 303)
}
