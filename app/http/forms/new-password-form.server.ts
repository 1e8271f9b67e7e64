import type { Failure } from '~/domain/result'
import type { NoticeKey } from '~/ui/feedback/notices'
import type { FormFields } from './read-form.server'

/**
 * Adds an empty second password if the form lacks one. Forms always ask twice, but the rule compares only if it gets
 * both.
 */
export function withConfirmPassword(fields: FormFields): FormFields {
  return { confirmPassword: '', ...fields }
}

/** The notice of a refused form: `passwords-differ` if that is the only problem, otherwise the form's own notice. */
export function passwordNotice({ fields }: Failure, own: NoticeKey | null) {
  const problems = Object.values(fields)
  const isOnlyDiffering = problems.every((problem) => problem === 'passwordsDiffer')
  return problems.length > 0 && isOnlyDiffering ? 'passwords-differ' : own
}
