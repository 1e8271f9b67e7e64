import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import * as ask from '~/routes/episodes/ask'
import { openPage, submit } from '../../support/http/page-request'

const route = vi.hoisted(() => ({ page: {} as unknown, answer: undefined as unknown }))

// These need a router, which renders only within Remix.
vi.mock(import('@remix-run/react'), async (load) => {
  const element = (name: string) => (props: { children?: ReactNode }) =>
    createElement(name, null, props.children)
  return {
    ...(await load()),
    Form: element('form') as never,
    Link: element('a') as never,
    useActionData: () => route.answer as never,
    useLoaderData: () => route.page as never,
    useLocation: () => ({ pathname: '/episodes/ask', search: '' }) as never,
    useNavigation: () => ({ state: 'idle' }) as never,
    useRouteLoaderData: () => undefined,
  }
})

test('a question that comes after the guest was announced is shown again with its reason', async () => {
  vi.useFakeTimers({ now: Date.parse('2040-01-01'), toFake: ['Date'] })
  const question = 'Why am I always tired?'
  route.page = (await openPage(ask, '/episodes/ask')).value
  const shown = () => renderToStaticMarkup(createElement(ask.default))
  expect(shown()).not.toContain('<form')
  route.answer = (await submit(ask, '/episodes/ask', { question })).value
  expect(shown()).toContain(question)
  expect(shown()).toContain('No guest is announced now')
})
