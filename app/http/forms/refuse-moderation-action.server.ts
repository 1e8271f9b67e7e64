import type { AppLoadContext } from '@remix-run/node'
import type { Failure } from '~/domain/result'
import type { FormFields } from './read-form.server'
import { refuseForm } from './reply-form.server'
import { refusalOf } from '../reply-status'

/**
 * Answers a refused moderation action: its form again when something is wrong with it, somebody else was quicker, or
 * a password was tried too often.
 * @throws the screen of its status for every other refusal
 */
export function refuseModerationAction(
  context: AppLoadContext,
  fields: FormFields,
  failure: Failure,
) {
  const isAboutForm = ['invalid', 'conflict', 'too-many'].includes(failure.code)
  if (!isAboutForm) throw refusalOf(failure)
  return refuseForm(context, fields, failure, 'update-failed')
}
