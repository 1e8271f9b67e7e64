import { useEffect, useRef, type RefObject } from 'react'

/** Focuses an element that has replaced the one that the visitor pressed. */
export function useFocus<T extends HTMLElement>(isWanted: boolean): RefObject<T> {
  const element = useRef<T>(null)
  useEffect(() => {
    if (isWanted) element.current?.focus()
  }, [isWanted])
  return element
}
