import type { ShouldRevalidateFunction } from '@remix-run/react'
import { isUnsent } from '~/ui/feedback/unsent'

/** The screen is fetched anew after a refusal, too: somebody else may have changed what is shown. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult }) =>
  !isUnsent(actionResult)
