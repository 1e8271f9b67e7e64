import { expect, test } from 'vitest'
import { languages } from '~/i18n/languages'
import { problemSentence } from '~/http/problem-sentence.server'

test('a field without a value says what to enter', () => {
  expect(problemSentence('en', 'title', 'required')).toBe('Enter a title')
  expect(problemSentence('hi', 'title', 'required')).toBe('शीर्षक लिखें')
})

test('a field that has no sentence of its own has the general one', () => {
  for (const name of ['emailNotifications', '', 'constructor'])
    expect(problemSentence('en', name, 'required')).toBe('This field is required')
})

test('other problems name their bounds, and the field where several share them', () => {
  expect(problemSentence('en', 'title', 'titleLength')).toBe('Title must have 5 to 200 characters')
  expect(problemSentence('en', 'phone', 'tooLong')).toBe(
    'The phone number can have at most 200 characters',
  )
  expect(problemSentence('hi', 'content', 'textLength')).toBe(
    'टिप्पणी अधिकतम 5,000 अक्षरों की हो सकती है',
  )
})

test('a text that is too long says how much to take out', () => {
  const text = (length: number) => ` ${'\u{1f338}'.repeat(length)}\n`
  const said = (length: number) => problemSentence('en', 'title', 'titleLength', text(length))
  expect(said(4)).toBe('Title must have 5 to 200 characters')
  expect(said(201)).toBe('Title must have 5 to 200 characters. Take out 1 character')
  expect(problemSentence('en', 'title', 'titleLength', `a${'\n'.repeat(300)}b`)).toBe(said(4))
  expect(problemSentence('hi', 'message', 'appealLength', text(2500))).toBe(
    'आपका संदेश 1 से 500 अक्षरों का होना चाहिए। 2,000 अक्षर हटाएँ',
  )
})

test('no two fields of a form that are empty say the same', () => {
  for (const language of languages) {
    const said = (name: string) => problemSentence(language, name, 'required')
    const forms = [
      ['username', 'words', 'confirmPassword'],
      ['currentPassword', 'confirmPassword'],
      ['first', 'second'],
      ['name', 'email', 'address', 'message'],
    ]
    for (const names of forms) expect(new Set(names.map(said)).size).toBe(names.length)
  }
})
