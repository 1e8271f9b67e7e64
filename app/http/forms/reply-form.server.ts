import type { SubmissionResult } from '@conform-to/react'
import { data, type AppLoadContext } from '@remix-run/node'
import type { Failure } from '~/domain/result'
import type { NoticeKey } from '~/ui/feedback/notices'
import type { RefusedForm } from '~/ui/form/form-answer'
import { sentFields, type FormFields } from './read-form.server'
import { retryHeaders, waitingProblem } from '../reply-status'

const neverEchoed = ['currentPassword', 'password', 'confirmPassword', 'idempotencyKey', 'token']
const refused = new WeakSet<AppLoadContext>()

/**
 * Answers with the errors and all that was typed except passwords, as conform expects: 400, or 429 with
 * `Retry-After`.
 */
export function refuseForm(
  context: AppLoadContext,
  fields: FormFields,
  failure: Failure,
  notice: NoticeKey | null = null,
) {
  refused.add(context)
  const names = [...Object.keys(fields), ...Object.keys(failure.fields)]
  const lastResult: SubmissionResult<string[]> = {
    status: 'error',
    initialValue: Object.fromEntries(
      Object.entries(sentFields(fields)).filter(([name]) => !neverEchoed.includes(name)),
    ),
    error: errorsOf(failure),
    state: { validated: Object.fromEntries(['', ...names].map((name) => [name, true])) },
  }
  if (failure.code !== 'too-many') return data<RefusedForm>({ lastResult, notice }, { status: 400 })
  return data<RefusedForm>(
    { lastResult, notice: notice ?? 'too-many' },
    { status: 429, headers: retryHeaders(failure) },
  )
}

/** Whether the form can be shown again for a failure: there is something to correct, or to wait for. */
export function isAboutForm({ code, fields }: Failure): boolean {
  return ['invalid', 'conflict', 'too-many'].includes(code) || Object.keys(fields).length > 0
}

function errorsOf(failure: Failure) {
  if (failure.code === 'invalid-credentials') return { '': ['invalidCredentials'] }
  if (failure.code === 'too-many') return { '': [waitingProblem(failure.retryAfter)] }
  return Object.fromEntries(Object.entries(failure.fields).map(([name, key]) => [name, [key]]))
}

/** Whether this request's form was refused; the page title then starts with 'Error: '. */
export function wasRefused(context: AppLoadContext): boolean {
  return refused.has(context)
}
