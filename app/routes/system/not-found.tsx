import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { pageTitle } from '~/i18n/page-head'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('notFound.title'))

export function loader({ context }: LoaderFunctionArgs): never {
  throw new Response(null, { status: context.refusal ?? 404 })
}

export const action = loader

export default function NotFound() {
  return null
}
