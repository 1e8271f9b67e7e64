import { useMatches } from '@remix-run/react'

type Handle = { typedForm?: (data: never) => string | null } | undefined

/**
 * The id of the page's form whose text must survive a switch of language or theme without scripts; undefined when the
 * page has none. A route with such a form names it in its `handle`, as `typedForm`, from its loader's data.
 */
export function useTypedForm(): string | undefined {
  const matches = useMatches()
  const { handle, data } = matches[matches.length - 1] ?? {}
  // Without data the page is an error screen.
  return (data ? (handle as Handle)?.typedForm?.(data as never) : null) ?? undefined
}

/**
 * The attributes of a button that sends the typed form to its own page, which answers with the page in another language
 * or theme and with all that was typed (`app/http/forms/answer-choice.server.ts`).
 */
export function choiceButton(typedForm: string, choice: 'language' | 'light' | 'dark') {
  return { form: typedForm, formNoValidate: true, name: 'choice', value: choice } as const
}
