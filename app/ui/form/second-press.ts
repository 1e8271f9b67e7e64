import type { MouseEvent } from 'react'

/**
 * The `onClick` of a button whose form goes on as soon as it is answered, emptied or a step further: what comes then may
 * be the second press of a double click, which would send what nobody has filled in yet.
 */
export function ignoreSecondPress(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}
