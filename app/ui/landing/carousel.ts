import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Follows a list that scrolls sideways and snaps, one item a view.
 * @returns `list` for the list's ref, the item in view, whether there is anything to scroll (true until known), and
 * a way to bring an item into view
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
      const most = scrollWidth - clientWidth
      setIsScrollable(most > 1)
      setCurrent(most > 1 ? Math.round((scrollLeft / most) * (count - 1)) : 0)
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
    (place: number) => {
      const element = list.current
      if (!element) return
      const most = element.scrollWidth - element.clientWidth
      element.scrollTo({ left: (place / (count - 1)) * most })
    },
    [count],
  )

  return { list, current, isScrollable, goTo }
}
