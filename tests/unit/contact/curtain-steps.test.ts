import { expect, test } from 'vitest'
import { numberOf, pathOf, stepAfter, stepBefore, steps } from '~/domain/contact/curtain-steps'

test('six steps follow each other there and back', () => {
  expect(steps).toHaveLength(6)
  for (const [index, step] of steps.entries()) {
    expect(numberOf(step)).toBe(index + 1)
    expect(stepBefore(step)).toBe(steps[index - 1] ?? null)
    expect(stepAfter(step)).toBe(steps[index + 1] ?? 'review')
  }
})

test('each step has an address of its own', () => {
  expect(new Set(steps.map((step) => pathOf(step))).size).toBe(6)
  expect(pathOf('purpose')).toBe('/contact/curtain')
  expect(pathOf('name', true)).toBe('/contact/curtain/name?change')
})
