import { data, type AppLoadContext } from '@remix-run/node'
import type { RefusedForm } from '~/ui/form/form-answer'
import type { ChoiceField } from './own-fields.server'
import { sentFields, type FormFields } from './read-form.server'
import { preferenceCookie, preferencesOf, type Preferences } from '../session/preferences.server'

const themes = new WeakMap<AppLoadContext, Preferences['theme']>()

/**
 * Answers a form that was sent by the switch of language or theme: with all that was typed, and nothing saved. The
 * language is in the address; the theme becomes a cookie.
 */
export function answerChoice(context: AppLoadContext, fields: FormFields, choice: ChoiceField) {
  const answer = { lastResult: { initialValue: sentFields(fields) }, notice: null }
  if (choice === 'language') return data<RefusedForm>(answer)
  themes.set(context, choice)
  return data<RefusedForm>(answer, { headers: { 'Set-Cookie': preferenceCookie('theme', choice) } })
}

/** The visitor's preferences, with the theme that this request's form has just chosen. */
export function presentPreferences(request: Request, context: AppLoadContext): Preferences {
  const preferences = preferencesOf(request)
  return { ...preferences, theme: themes.get(context) ?? preferences.theme }
}
