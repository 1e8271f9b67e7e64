import { useEffect, useRef, type RefObject } from 'react'

/** Gives an element the focus when it comes by a press, in the place of one that has gone. */
export function useFocus<T extends HTMLElement>(isWanted: boolean): RefObject<T> {
  const element = useRef<T>(null)
  useEffect(() => {
    if (isWanted) element.current?.focus()
  }, [isWanted])
  return element
}
