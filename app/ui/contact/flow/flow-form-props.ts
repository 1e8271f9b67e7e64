import type { FetcherWithComponents, Form } from '@remix-run/react'
import type { FailedSubmit } from '~/ui/feedback/submit-fallback'
import type { RefusedForm } from '~/ui/form/form-answer'

/** What a form of a flow needs to know of where it stands: on a page of its own, or over another. */
export type FlowFormProps = {
  /** Remix's form, or a fetcher's when the page stays. */
  Form: typeof Form | FetcherWithComponents<unknown>['Form']
  answer: RefusedForm | FailedSubmit | undefined
  isPending: boolean
  /** The flow is a page of its own, or lies over another. */
  isPage: boolean
}
