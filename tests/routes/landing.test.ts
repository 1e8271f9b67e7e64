import { expect, test } from 'vitest'
import { loader as avatar } from '~/routes/marketing/avatar'
import { loader as home } from '~/routes/marketing/home'
import { getRequest, routeArguments } from '../support/http/page-request'

const draw = (file: string) => avatar(routeArguments(getRequest(`/avatars/${file}`), { file }))

test('a face is drawn the same each time', async () => {
  const faces = [draw('maya.svg'), draw('maya.svg'), draw('veda.svg')]
  const [first, second, other] = await Promise.all(faces.map((face) => face.text()))
  expect(first).toMatch(/^<svg /)
  expect(first).toBe(second)
  expect(first).not.toBe(other)
  expect(faces[0]?.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
})

test.each(['nobody.svg', 'maya', 'maya.png', '.svg'])('%s is nobody’s face', (file) => {
  expect(() => draw(file)).toThrow(expect.objectContaining({ status: 404 }))
})

test('the page speaks the language that is asked for', async () => {
  const ask = (path: string) => home(routeArguments(getRequest(path)))
  expect((await ask('/?lng=hi')).description).toMatch(/\p{Script=Devanagari}/u)
  expect((await ask('/?lng=en')).description).toMatch(/^[\x20-\x7e]+$/)
})
