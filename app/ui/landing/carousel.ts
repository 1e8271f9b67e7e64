import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Tracks a list that scrolls sideways and snaps to one item at a time.
 * @returns the list's ref, the item in view, whether there is anything to scroll (true until known), and a way to
 *   scroll to an item
 */
export function useCarousel(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [isScrollable, setIsScrollable] = useState(true)

  useEffect(() => {
    const element = list.current
    if (!element) return
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const max = scrollWidth - clientWidth
      setIsScrollable(max > 1)
      setCurrent(max > 1 ? Math.round((scrollLeft / max) * (count - 1)) : 0)
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [count])

  const goTo = useCallback(
    (index: number) => {
      const element = list.current
      if (!element) return
      const max = element.scrollWidth - element.clientWidth
      element.scrollTo({ left: (index / (count - 1)) * max })
    },
    [count],
  )

  return { list, current, isScrollable, goTo }
}
