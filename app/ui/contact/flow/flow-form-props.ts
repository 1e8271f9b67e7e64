import type { FetcherWithComponents, Form } from '@remix-run/react'
import type { FailedSubmit } from '~/ui/feedback/submit-fallback'
import type { RefusedForm } from '~/ui/form/form-answer'

/** The props of a form that is used both on its own page and in a dialog. */
export type FlowFormProps = {
  /** Remix's form, or a fetcher's when the page stays. */
  Form: typeof Form | FetcherWithComponents<unknown>['Form']
  answer: RefusedForm | FailedSubmit | undefined
  isPending: boolean
  isPage: boolean
}
