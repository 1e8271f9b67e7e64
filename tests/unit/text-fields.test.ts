import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { emailField } from '~/domain/validation/email-field.server'
import { newPasswordFields } from '~/domain/passwords/new-password.server'
import { lengths } from '~/domain/validation/lengths'
import { textLength } from '~/domain/validation/text'
import {
  codeField,
  idField,
  idempotencyKeyField,
  passwordField,
  textField,
  anyPasswordField,
  validate,
} from '~/domain/validation/validation.server'

afterEach(() => vi.restoreAllMocks())

const kept = (field: z.ZodType, value: unknown) => {
  const checked = validate(z.object({ field }), { field: value })
  return checked.ok ? checked.value.field : checked.fields.field
}

const title = textField(5, 200, 'titleLength')
const bio = textField(0, 500, 'bioLength')
const comment = textField(1, 5_000, 'textLength')

test('a text is refused by the length in which it came, before anything is done to it', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  const hostile = '\u0301\u0316'.repeat(130_000)
  const refused: [z.ZodType, string][] = [
    [title, 'titleLength'],
    [bio, 'bioLength'],
    [comment, 'textLength'],
    [emailField(), 'tooLong'],
    [passwordField(), 'passwordLength'],
    [anyPasswordField(), 'passwordLength'],
    [newPasswordFields.password, 'passwordLength'],
    [newPasswordFields.confirmPassword, 'passwordLength'],
    [codeField('tokenInvalid'), 'tokenInvalid'],
    [idField('parentUnknown'), 'parentUnknown'],
    [idempotencyKeyField(), 'wrongType'],
  ]
  for (const [field, problem] of refused) expect(kept(field, hostile)).toBe(problem)
  expect(normalize).not.toHaveBeenCalled()
  expect(kept(title, `Five and more${' '.repeat(600_000)}`)).toBe('titleLength')
})

test.each([
  ['letters in their longest form', '\u{110ab}'.normalize('NFD')],
  ['a letter with three marks', '\u1f82'.normalize('NFD')],
  ['line ends of Windows', `a${'\r\n'.repeat(9)}b`],
])('%s do up to the limit of the normalised text, and no further', (_, unit) => {
  const whole = unit.repeat(Math.floor(4_999 / textLength(unit)))
  const full = `${whole}${'x'.repeat(5_000 - textLength(whole))}`
  expect(textLength(kept(comment, ` \r\n${full}\r\n `) as string)).toBe(5_000)
  expect(kept(comment, `${full}x`)).toBe('textLength')
})

test('more combining marks in a row than any script needs are refused in words', () => {
  const marks = (count: number) => `Title a${'\u0301\u0316'.repeat(count / 2)} of it`
  expect(kept(title, marks(30))).toBe(marks(30).normalize('NFC'))
  expect(kept(title, marks(32))).toBe('unreadable')
  expect(kept(title, 'क्षि'.repeat(40))).toBe('क्षि'.repeat(40))
})

test.each([
  ['zero-width joiners', '\u200d'],
  ['zero-width spaces', '\u200b'],
  ['soft hyphens', '\u00ad'],
  ['a Hangul filler', '\u3164'],
  ['a halfwidth Hangul filler', '\uffa0'],
  ['an initial consonant filler', '\u115f'],
  ['a vowel filler', '\u1160'],
  ['an empty Braille pattern', '\u2800'],
  ['bidi controls', '\u202e'],
  ['isolates', '\u2066'],
  ['variation selectors', '\ufe0f'],
  ['tags', '\u{e0041}'],
  ['a combining grapheme joiner', '\u034f'],
  ['control characters', '\u0001'],
  ['an interlinear annotation', '\ufff9'],
  ['a Mongolian vowel separator', '\u180e'],
])('%s alone are no text', (_, sign) => {
  for (const text of [sign, sign.repeat(20), `${sign} ${sign}`]) {
    expect(kept(title, text)).toBe('required')
    expect(kept(comment, text)).toBe('required')
    expect(kept(bio, text)).toBe('')
    expect(textLength(text)).toBe(0)
  }
  expect(kept(comment, `a${sign}b`)).toContain(sign.normalize('NFC'))
})

test('a family, a flag and a Hindi conjunct keep their joiners', () => {
  for (const text of ['👩‍👩‍👧', '🏳️‍🌈', 'क्‍ष', '.', '\u0301']) expect(kept(comment, text)).toBe(text)
})

test('a password may be as long as it ever could', () => {
  expect(kept(passwordField(), '🔑'.repeat(lengths.passwordMax))).toHaveLength(512)
  expect(kept(passwordField(), '\u0301'.repeat(256))).toHaveLength(256)
})
