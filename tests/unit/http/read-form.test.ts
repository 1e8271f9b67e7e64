import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readForm } from '~/http/forms/read-form.server'

const post = (body: string) =>
  new Request('http://localhost/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  })

const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '')

const statusOf = (body: string) =>
  readForm(post(body), ['a', 'b']).then(
    () => 200,
    (answer: Response) => answer.status,
  )

test('a form is read as URLSearchParams reads it', async () => {
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom('+', '%', '&', ' ', '=', 'é', '🙂'), fc.string()),
  })
  const property = fc.asyncProperty(text, text, async (a, b) => {
    const fields = { a: wellFormed(a), b: wellFormed(b) }
    expect(await readForm(post(new URLSearchParams(fields).toString()), ['a', 'b'])).toEqual(fields)
  })
  await fc.assert(property)
  expect(await readForm(post('a=1+1%2B1%zz%4&b=%e0%A4%95'), ['a', 'b'])).toEqual({
    a: '1 1+1%zz%4',
    b: 'क',
  })
})

test('percent signs that spell no UTF-8, and thousands of fields, are refused', async () => {
  const bodies = ['a=%ff', 'a=%ed%a0%80', 'a=%c3', 'a&'.repeat(100_000), '&'.repeat(100_000)]
  for (const body of bodies) expect(await statusOf(body)).toBe(400)
  expect(await statusOf('a=%')).toBe(200)
  expect(await statusOf('&&a=1&&b=2&')).toBe(200)
})
