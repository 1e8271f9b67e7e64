import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ownField } from '~/http/forms/own-fields.server'
import { noFields, readForm } from '~/http/forms/read-form.server'
import { textField } from '~/domain/validation/validation.server'

const post = (body: string) =>
  new Request('http://localhost/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  })

const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '')

const form = z.object({ a: textField(1, 5, 'tooLong'), b: textField(0, 5, 'tooLong') })

const statusOf = (body: string, ...fields: [z.ZodObject, z.ZodRawShape?]) =>
  readForm(post(body), ...fields).then(
    () => 200,
    (answer: Response) => answer.status,
  )

test('a form is read as URLSearchParams reads it', async () => {
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom('+', '%', '&', ' ', '=', 'é', '🙂'), fc.string()),
  })
  const property = fc.asyncProperty(text, text, async (a, b) => {
    const fields = { a: wellFormed(a), b: wellFormed(b) }
    expect(await readForm(post(new URLSearchParams(fields).toString()), form)).toEqual(fields)
  })
  await fc.assert(property)
  expect(await readForm(post('a=1+1%2B1%zz%4&b=%e0%A4%95'), form)).toEqual({
    a: '1 1+1%zz%4',
    b: 'क',
  })
})

test('percent signs that spell no UTF-8, and thousands of fields, are refused', async () => {
  const bodies = ['a=%ff', 'a=%ed%a0%80', 'a=%c3', 'a&'.repeat(100_000), '&'.repeat(100_000)]
  for (const body of bodies) expect(await statusOf(body, form)).toBe(400)
  expect(await statusOf('a=%', form)).toBe(200)
  expect(await statusOf('&&a=1&&b=2&', form)).toBe(200)
})

test('what people type comes as it was typed, for its rule to refuse', async () => {
  const typed = { a: ' far too long ', b: '\0' }
  expect(await readForm(post(new URLSearchParams(typed).toString()), form)).toEqual(typed)
  expect(await readForm(post('b='), form)).toEqual({ b: '' })
})

test('nothing outside the schema is read, and no field twice', async () => {
  for (const body of ['a=1&c=2', 'a=1&a=1', '__proto__=1', 'toString=1'])
    expect(await statusOf(body, form)).toBe(400)
  expect(await statusOf('a=1', noFields)).toBe(400)
})

test("a page's own fields must be as the page wrote them", async () => {
  const own = { go: z.enum(['back', 'next']), key: ownField() }
  expect(await readForm(post('a=1&go=back'), form, own)).toEqual({ a: '1', go: 'back' })
  for (const body of ['a=1', 'a=1&go=up', `go=next&key=${'x'.repeat(1001)}`])
    expect(await statusOf(body, form, own)).toBe(400)
})
