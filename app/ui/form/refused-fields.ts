import type { RefusedForm } from './form-answer'

/**
 * What an error summary asks of conform, for one that stands where its form's hook does not reach.
 * @param formId the form's id: its fields' ids begin with it
 */
export function refusedFields(formId: string, { lastResult }: RefusedForm) {
  const errorsOf = (name: string) => lastResult.error?.[name] ?? undefined
  return {
    form: { id: formId, errors: errorsOf(''), allErrors: {} },
    fieldOf: (name: string) => ({ id: `${formId}-${name}`, name, errors: errorsOf(name) }),
  }
}
