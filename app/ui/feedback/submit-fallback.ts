import { isRouteErrorResponse, type ShouldRevalidateFunction } from '@remix-run/react'
import type { NoticeKey } from './notices'

/** What a form's `clientAction` answers when its sending failed: the notice to show over the form as it was. */
export type FailedSubmit = { submitFailed: NoticeKey }

type ClientAction<T> = { serverAction: () => Promise<T> }

/**
 * A `clientAction` for a form: when the server cannot be reached, or fails, the form stays as it was
 * and the spec's notice shows, instead of the error screen.
 */
export function submitFallback(notice: NoticeKey) {
  return async function clientAction<T>({
    serverAction,
  }: ClientAction<T>): Promise<T | FailedSubmit> {
    try {
      return await serverAction()
    } catch (error) {
      // Redirects come as responses; a refusal below 500 has a screen of its own.
      if (error instanceof Response) throw error
      if (isRouteErrorResponse(error) && error.status < 500) throw error
      return { submitFailed: notice }
    }
  }
}

/** Nothing is fetched again after a sending that failed: it would fail too, and take the form away. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => (isSubmitFailed(actionResult) ? false : defaultShouldRevalidate)

/** Whether an action's answer says that the form could not be sent. */
export function isSubmitFailed(answer: unknown): answer is FailedSubmit {
  return typeof answer === 'object' && answer !== null && 'submitFailed' in answer
}
