import type { ShouldRevalidateFunction } from '@remix-run/react'
import { isSubmitFailed } from '../feedback/submit-fallback'

/** Revalidates after a refusal too: somebody else may have changed what is shown. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult }) =>
  !isSubmitFailed(actionResult)
