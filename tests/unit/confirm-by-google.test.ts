import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ConfirmByGoogle } from '~/ui/account-deletion/confirm-by-google'

// A link needs a router, which renders only within Remix.
vi.mock(import('@remix-run/react'), async (load) => {
  const Link = ({ to, children }: { to: unknown; children?: ReactNode }) =>
    createElement('a', { href: to }, children)
  return { ...(await load()), Link: Link as never }
})

test.each([
  [true, '/auth/forgot-password'],
  [false, '/auth/recover'],
])('a member without a password (with email: %s) is led to %s', (hasEmail, path) => {
  const props = { hasGoogle: false, hasEmail, returnTo: '/profile' }
  const page = renderToStaticMarkup(createElement(ConfirmByGoogle, props))
  expect(page).toContain(`href="${path}"`)
  expect(page).toContain('needsPassword ')
  expect(page).not.toContain('withGoogle')
})
