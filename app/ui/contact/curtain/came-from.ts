import { useState } from 'react'
import { numberOf, type Step } from '~/domain/contact/curtain-steps'

export type CameFrom = 'before' | 'after' | undefined

/**
 * The position of the previous step: before or after the shown step, which slides in from the other side. Undefined for
 * the first step.
 */
export function useCameFrom(step: Step | undefined): CameFrom {
  const [last, setLast] = useState<{ step?: Step; came: CameFrom }>({ step, came: undefined })
  if (!step || step === last.step) return last.came
  const came = last.step && (numberOf(step) > numberOf(last.step) ? 'before' : 'after')
  setLast({ step, came })
  return came
}
