import { useLocation } from '@remix-run/react'
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { useHydrated } from '~/ui/hydrated'
import { NoticeBanner } from './notice-banner'
import type { NoticeToast } from './notice-toast'
import { useNoticeText, type Notice } from './notice-text'
import type { NoticeText } from './notices'

type ShowNotice = (notice: Notice) => () => void

const NoticeContext = createContext<ShowNotice>(() => () => undefined)

/** A function that shows a notice as a toast, replacing the current one, and returns how to take it away. */
export function useShowNotice(): ShowNotice {
  return useContext(NoticeContext)
}

type Props = {
  /** The server's. */
  notice: NoticeText | null
  /** A new id shows the same notice again. */
  noticeId: string
  children?: ReactNode
}

type Shown = { id: string; notice: Notice }

let raised = 0

/** Shows and announces all notices; `children` may add their own. */
export function Notices({ notice, noticeId, children }: Props) {
  const { key } = useLocation()
  const [seen, setSeen] = useState({ noticeId, key })
  const [shown, setShown] = useState<Shown | null>(notice && { id: noticeId, notice })
  const [Toast, setToast] = useState<typeof NoticeToast | null>(null)
  const [showNotice] = useState(() => (own: Notice) => {
    const id = `raised-${++raised}`
    setShown({ id, notice: own })
    return () => setShown((now) => (now?.id === id ? null : now))
  })
  if (noticeId !== seen.noticeId || key !== seen.key) {
    setSeen({ noticeId, key })
    if (notice && noticeId !== seen.noticeId) setShown({ id: noticeId, notice })
    // An error belongs to its screen; a success may be read on the next.
    else if (key !== seen.key && shown && isError(shown.notice)) setShown(null)
  }
  const remove = () => setShown(null)
  const wantedBy = shown?.id
  // Radix is a tenth of the page's scripts and most pages have no notice: loaded with the first one.
  useEffect(() => {
    if (!wantedBy) return
    import('./notice-toast').then(
      (module) => setToast(() => module.NoticeToast),
      () => undefined,
    )
  }, [wantedBy])
  return (
    <NoticeContext.Provider value={showNotice}>
      <LiveRegion shown={shown} />
      {Toast ? (
        <Toast shown={shown} onRemove={remove} />
      ) : (
        shown && <NoticeBanner notice={shown.notice} onClose={remove} />
      )}
      {children}
    </NoticeContext.Provider>
  )
}

function isError(notice: Notice) {
  return typeof notice === 'string' || notice.variant === 'destructive'
}

// Screen readers do not announce text present at load: it is filled in after hydration.
function LiveRegion({ shown }: { shown: Shown | null }) {
  const noticeText = useNoticeText()
  const announced = useHydrated() ? shown : null
  const { title, description } = announced ? noticeText(announced.notice) : {}
  return (
    <div className="sr-only" role="status">
      {announced && (
        <p key={announced.id}>
          {title} {description}
        </p>
      )}
    </div>
  )
}
