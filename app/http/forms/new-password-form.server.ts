import type { Failure } from '~/domain/result'
import type { NoticeKey } from '~/ui/feedback/notices'
import type { FormFields } from './read-form.server'

/** A form always asks for a new password twice; the rule compares only if it gets both. */
export function askedTwice(fields: FormFields): FormFields {
  return { confirmPassword: '', ...fields }
}

/** The notice of a refused form: that the passwords differ, if nothing else is wrong, else the form's own. */
export function noticeOfPasswords({ fields }: Failure, own: NoticeKey | null) {
  const problems = Object.values(fields)
  const isOnlyDiffering = problems.every((problem) => problem === 'passwordsDiffer')
  return problems.length > 0 && isOnlyDiffering ? 'passwords-differ' : own
}
