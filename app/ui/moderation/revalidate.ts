import type { ShouldRevalidateFunction } from '@remix-run/react'
import { isSubmitFailed } from '../feedback/submit-fallback'

/** Revalidates after a refusal too, because somebody else may have changed the shown data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult }) =>
  !isSubmitFailed(actionResult)
