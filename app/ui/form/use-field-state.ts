import { useLayoutEffect, useState } from 'react'

/**
 * A state that is read from the fields inside an element, which visitors can change before hydration: at mount, on every
 * render and on `input`. `UntilHydrated` dispatches `input` on `pageshow`.
 * @param find returns the element around the fields
 * @param read returns the state; must be cheap
 * @param initial the state on the server and while hydrating
 */
export function useFieldState<T extends string | number | boolean | null>(
  find: () => HTMLElement | null,
  read: (element: HTMLElement) => T,
  initial: T,
): T {
  const [state, setState] = useState(initial)
  useLayoutEffect(() => {
    const element = find()
    if (!element) return
    const update = () => setState(read(element))
    update()
    element.addEventListener('input', update)
    return () => element.removeEventListener('input', update)
  })
  return state
}
