import { useEffect } from 'react'
import { useShowNotice } from '~/ui/feedback/notice-region'

/**
 * Without a network, a press that leads to another page would end at the browser's error page, and what was typed would
 * be lost: this page stays. What reports it itself, in a dialog or with `data-stays`, is let through.
 */
export function useOfflineGuard(): void {
  const showNotice = useShowNotice()
  useEffect(() => {
    const guard = (event: Event) => {
      if (navigator.onLine || !leaves(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      showNotice('offline')
    }
    document.addEventListener('click', guard, true)
    document.addEventListener('submit', guard, true)
    return () => {
      document.removeEventListener('click', guard, true)
      document.removeEventListener('submit', guard, true)
    }
  }, [showNotice])
}

function leaves(target: EventTarget | null) {
  if (!(target instanceof Element) || target.closest('dialog, [data-stays]')) return false
  if (target instanceof HTMLFormElement)
    return target.method !== 'post' || pathOf(target.action) !== location.pathname
  const link = target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.protocol !== location.protocol) return false
  return link.pathname + link.search !== location.pathname + location.search
}

function pathOf(address: string) {
  return new URL(address).pathname
}
