import { matchRoutes } from '@remix-run/react'
import { formsIn } from '../support/http/forms-in'
import { formFields } from './form-fields'
import { pages, type FormPath } from './pages'

const formRoutes = Object.keys(pages).map((path) => ({ path: path as keyof typeof pages }))

/**
 * Returns the fields of a page's forms that are missing from the row of the form's action in
 * `tests/access/form-fields.ts`.
 */
export function formFindings(html: string, url: string): string[] {
  return formsIn(html, url).flatMap(({ action, fields }) => {
    const path = formRouteOf(action.split('?')[0] ?? '')
    const known = path ? formFields[path] : []
    return Object.keys(fields)
      .filter((name) => !known.includes(name))
      .map((name) => `form to ${path ?? action}: ${name} is not in tests/access/form-fields.ts`)
  })
}

function formRouteOf(action: string): FormPath | undefined {
  const path = matchRoutes(formRoutes, action)?.[0]?.route.path
  return path && path in formFields ? (path as FormPath) : undefined
}
