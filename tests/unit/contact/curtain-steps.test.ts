import { expect, test } from 'vitest'
import {
  numberOf,
  pathOf,
  reachableStep,
  stepAfter,
  stepBefore,
  steps,
  type Step,
} from '~/domain/contact/curtain-steps'

test('six steps follow each other there and back', () => {
  expect(steps).toHaveLength(6)
  for (const [index, step] of steps.entries()) {
    expect(numberOf(step)).toBe(index + 1)
    expect(stepBefore(step)).toBe(steps[index - 1] ?? null)
    expect(stepAfter(step)).toBe(steps[index + 1] ?? 'review')
  }
})

test('a step is reached when all before it are answered, and not a step earlier', () => {
  const answered = (until: number) => (step: Step) => numberOf(step) <= until
  for (const step of steps) {
    expect(reachableStep(step, answered(numberOf(step) - 1))).toBe(step)
    for (let until = 0; until < numberOf(step) - 1; until++)
      expect(reachableStep(step, answered(until))).toBe(steps[until])
  }
})

test('each step has an address of its own', () => {
  expect(new Set(steps.map((step) => pathOf(step))).size).toBe(6)
  expect(pathOf('purpose')).toBe('/contact/curtain')
  expect(pathOf('name', true)).toBe('/contact/curtain/name?change')
})
