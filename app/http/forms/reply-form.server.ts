import type { SubmissionResult } from '@conform-to/react'
import { data, type AppLoadContext } from '@remix-run/node'
import type { Failure, FieldProblems } from '~/domain/result'
import { languageOf } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import type { NoticeKey } from '~/ui/feedback/notices'
import type { RefusedForm } from '~/ui/form/form-answer'
import { problemSentence } from '../problem-sentence.server'
import { sentFields, type FormFields } from './read-form.server'
import { retryHeaders, waitingProblem } from '../reply-status'

const neverEchoed = [
  ...['currentPassword', 'password', 'confirmPassword', 'code'],
  ...['idempotencyKey', 'token', 'passkey'],
]
const refused = new WeakSet<AppLoadContext>()

type Where = { request: Request; context: AppLoadContext }

/**
 * Answers with the errors in words and all that was typed except passwords, as conform expects: 400, 403 when the member
 * may not write now, or 429 with `Retry-After`.
 */
export async function refuseForm(
  { request, context }: Where,
  fields: FormFields,
  failure: Failure,
  notice: NoticeKey | null = null,
) {
  markRefused(context)
  const names = [...Object.keys(fields), ...Object.keys(failure.fields)]
  const lastResult: SubmissionResult<string[]> = {
    status: 'error',
    initialValue: Object.fromEntries(
      Object.entries(sentFields(fields)).filter(([name]) => !neverEchoed.includes(name)),
    ),
    error: sentencesOf(await languageOf(request), problemsOf(failure)),
    state: { validated: Object.fromEntries(['', ...names].map((name) => [name, true])) },
  }
  if (failure.code !== 'too-many') {
    const status = failure.code === 'not-allowed' ? 403 : 400
    return data<RefusedForm>({ lastResult, notice }, { status })
  }
  return data<RefusedForm>(
    { lastResult, notice: notice ?? 'too-many' },
    { status: 429, headers: retryHeaders(failure) },
  )
}

/** Whether the form can be shown again for a failure: there is something to correct, or to wait for. */
export function isAboutForm({ code, fields }: Failure): boolean {
  return ['invalid', 'conflict', 'too-many'].includes(code) || Object.keys(fields).length > 0
}

function problemsOf({ code, fields, retryAfter }: Failure): FieldProblems {
  if (code === 'invalid-credentials') return { '': 'invalidCredentials' }
  if (code === 'too-many') return { '': waitingProblem(retryAfter) }
  return fields
}

function sentencesOf(language: Language, problems: FieldProblems) {
  const entries = Object.entries(problems)
  return Object.fromEntries(
    entries.map(([name, problem]) => [name, [problemSentence(language, name, problem)]]),
  )
}

/** Has the page's title start with 'Error: ', for an answer that `refuseForm` does not make. */
export function markRefused(context: AppLoadContext): void {
  refused.add(context)
}

/** Whether this request's form was refused; the page title then starts with 'Error: '. */
export function wasRefused(context: AppLoadContext): boolean {
  return refused.has(context)
}
