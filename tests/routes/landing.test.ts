import { expect, test } from 'vitest'
import { loader as home } from '~/routes/marketing/home'
import { getRequest, routeArguments } from '../support/http/page-request'

test('the page speaks the language that is asked for', async () => {
  const ask = (path: string) => home(routeArguments(getRequest(path)))
  expect((await ask('/?lng=hi')).description).toMatch(/\p{Script=Devanagari}/u)
  expect((await ask('/?lng=en')).description).toMatch(/^[\x20-\x7e]+$/)
})
