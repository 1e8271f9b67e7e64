import { expect, test } from 'vitest'
import { problemSentence } from '~/http/problem-sentence.server'

test('a field without a value says what to enter', () => {
  expect(problemSentence('en', 'title', 'required')).toBe('Enter a title')
  expect(problemSentence('hi', 'title', 'required')).toBe('शीर्षक लिखें')
})

test('a field that has no sentence of its own has the general one', () => {
  for (const name of ['emailNotifications', '', 'constructor'])
    expect(problemSentence('en', name, 'required')).toBe('This field is required')
})

test('other problems do not depend on the field, and name their bounds', () => {
  expect(problemSentence('en', 'title', 'titleLength')).toBe('Title must have 5 to 200 characters')
})
