import type { AppLoadContext } from '@remix-run/node'
import type { Failure } from '~/domain/result'
import type { FormFields } from './read-form.server'
import { isAboutForm, formErrorResponse } from './member-form.server'
import { errorResponse } from '../reply-status'

/** Shows the form again if the moderator can correct the failure. @throws the error screen for every other failure */
export function moderationErrorResponse(
  where: { request: Request; context: AppLoadContext },
  fields: FormFields,
  failure: Failure,
) {
  if (!isAboutForm(failure)) throw errorResponse(failure)
  // No form has an unknown action. Do not echo it into the page.
  const safeFields = failure.fields.action ? { ...fields, action: undefined } : fields
  return formErrorResponse(where, safeFields, failure, 'update-failed')
}
