import { isRouteErrorResponse, type ShouldRevalidateFunction } from '@remix-run/react'
import type { RaisedNotice } from './notices'

/** A `clientAction`'s answer when sending failed: the notice to show over the unchanged form. */
export type FailedSubmit = { submitFailed: RaisedNotice }

type ClientAction<T> = { serverAction: () => Promise<T> }

/**
 * A `clientAction`: when the server fails or is unreachable, the form stays and the notice is shown instead of the
 * error screen.
 */
export function submitFallback(notice: RaisedNotice) {
  return async function clientAction<T>({
    serverAction,
  }: ClientAction<T>): Promise<T | FailedSubmit> {
    try {
      return await serverAction()
    } catch (error) {
      // Redirects are responses; a refusal below 500 has its own screen.
      if (error instanceof Response) throw error
      if (isRouteErrorResponse(error) && error.status < 500) throw error
      return { submitFailed: notice }
    }
  }
}

/** What a `clientAction` is about to send in a field; null if the form has none of that name. */
export async function sentField(request: Request, name: string) {
  return (await request.clone().formData()).get(name)
}

/** No revalidation after a failed submit: it would fail too and remove the form. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => (isSubmitFailed(actionResult) ? false : defaultShouldRevalidate)

export function isSubmitFailed(answer: unknown): answer is FailedSubmit {
  return typeof answer === 'object' && answer !== null && 'submitFailed' in answer
}
