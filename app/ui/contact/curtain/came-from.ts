import { useState } from 'react'
import { numberOf, type Step } from '~/domain/contact/curtain-steps'

export type CameFrom = 'before' | 'after' | undefined

/** From which side one came to the step that shows, which slides in from the other; undefined for the first. */
export function useCameFrom(step: Step | undefined): CameFrom {
  const [last, setLast] = useState<{ step?: Step; came: CameFrom }>({ step, came: undefined })
  if (!step || step === last.step) return last.came
  const came = last.step && (numberOf(step) > numberOf(last.step) ? 'before' : 'after')
  setLast({ step, came })
  return came
}
