import { isRouteErrorResponse, type ShouldRevalidateFunction, useFetcher } from '@remix-run/react'
import type { RaisedNotice } from './notices'
import { useEffect, useState } from 'react'
import { useShowNotice } from './notice-region'

/** A `clientAction`'s answer when sending failed, with the notice to show over the unchanged form. */
export type FailedSubmit = { submitFailed: RaisedNotice }

type ClientAction<T> = { serverAction: () => Promise<T> }

/**
 * Returns a `clientAction`. When the server fails or is unreachable, the form stays and the notice is shown instead of
 * the error screen.
 */
export function submitFallback(notice: RaisedNotice) {
  return async function clientAction<T>({
    serverAction,
  }: ClientAction<T>): Promise<T | FailedSubmit> {
    try {
      return await serverAction()
    } catch (error) {
      // Redirects are responses. A refusal below 500 has its own screen.
      if (error instanceof Response) throw error
      if (isRouteErrorResponse(error) && error.status < 500) throw error
      return { submitFailed: notice }
    }
  }
}

/** Returns the value that a `clientAction` is about to send in a field, or null if the form has no such field. */
export async function sentField(request: Request, name: string) {
  return (await request.clone().formData()).get(name)
}

/** No revalidation after a failed submit: it would fail too and remove the form. */
export const revalidateUnlessSubmitFailed: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => (isSubmitFailed(actionResult) ? false : defaultShouldRevalidate)

export function isSubmitFailed(answer: unknown): answer is FailedSubmit {
  return typeof answer === 'object' && answer !== null && 'submitFailed' in answer
}

/**
 * When an answer says that its form could not be sent, shows that answer's notice until the next answer.
 * @param answer the action's data, of any kind
 * @returns true when the form could not be sent
 */
export function useSubmitFailedNotice(answer: unknown): boolean {
  const showNotice = useShowNotice()
  useEffect(
    () => (isSubmitFailed(answer) ? showNotice(answer.submitFailed) : undefined),
    [answer, showNotice],
  )
  return isSubmitFailed(answer)
}

/**
 * Remix's `useFetcher`, but effects run for every answer.
 * React Router changes its fetchers before React knows of the change. A render in between sees the answer, but React
 * finds no changed state and drops that render's effects. The next render finds the same dependencies:
 * github.com/facebook/react/issues/34556. A copy in the state tells React of the change.
 * @param key - of the fetcher. Components with the same key share its answer
 */
export function useCommittedFetcher<T = unknown>(key?: string): ReturnType<typeof useFetcher<T>> {
  const fetcher = useFetcher<T>({ key })
  const [copy, setCopy] = useState<unknown>(fetcher)
  if (copy !== fetcher) setCopy(fetcher)
  return fetcher
}
