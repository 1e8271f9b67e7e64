import type { Failure } from '~/domain/result'
import type { FormFields } from './read-form.server'
import { isAboutForm, formErrorResponse, type RequestScope } from './member-form.server'
import { errorResponse } from '../reply-status'

/** Shows the form again if the moderator can correct the failure. @throws the error screen for every other failure */
export function moderationErrorResponse(scope: RequestScope, fields: FormFields, failure: Failure) {
  if (!isAboutForm(failure)) throw errorResponse(failure)
  // No form has an unknown action. Do not echo it into the page.
  const safeFields = failure.fields.action ? { ...fields, action: undefined } : fields
  return formErrorResponse(scope, safeFields, failure, 'update-failed')
}
