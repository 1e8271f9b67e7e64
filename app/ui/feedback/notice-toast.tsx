import '~/styles/foundation/toast.css'
import * as Toast from '@radix-ui/react-toast'
import { useEffect, useState } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { CloseIcon, iconButtonClass } from '~/ui/button'
import { noticeClass, useNoticeText, type Notice } from './notice-region'

const duration = 5000
const removalDelay = 1_000_000
const swipeThreshold = 50

type Props = {
  shown: { id: string; notice: Notice } | null
  isOpen: boolean
  /** The classes of the element around it. */
  placeClass: string
  onClose: () => void
  /** Called a while after the toast was closed. */
  onRemove: () => void
}

/** The toast. It closes after five seconds, but only by hand if it is destructive. F8 focuses it. */
export function NoticeToast({ shown, isOpen, placeClass, onClose, onRemove }: Props) {
  const { t } = useTranslation()
  // The page's live region announces the notice. Radix would announce it again.
  const [silent] = useState(() => document.createDocumentFragment())
  return (
    <Toast.Provider
      label={t('notices')}
      duration={duration}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      announcerContainer={silent}
    >
      {shown && (
        <OneToast
          key={shown.id}
          notice={shown.notice}
          isOpen={isOpen}
          onClose={onClose}
          onRemove={onRemove}
        />
      )}
      <Toast.Viewport
        className={placeClass}
        hotkey={isOpen ? ['F8'] : []}
        label={`${t('notices')} (F8)`}
      />
    </Toast.Provider>
  )
}

type OneProps = Omit<Props, 'shown' | 'placeClass'> & { notice: Notice }

function OneToast({ notice, isOpen, onClose, onRemove }: OneProps) {
  const { t } = useTranslation()
  const { title, description, variant } = useNoticeText()(notice)
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(onRemove, removalDelay)
    return () => clearTimeout(timer)
  }, [isOpen, onRemove])
  return (
    <Toast.Root
      className={noticeClass(variant)}
      open={isOpen}
      onOpenChange={onClose}
      duration={variant === 'destructive' ? Infinity : duration}
      type="background"
    >
      <Toast.Title asChild>
        <b className="block">{title}</b>
      </Toast.Title>
      {description && <Toast.Description>{description}</Toast.Description>}
      <Toast.Close
        className={`${iconButtonClass} absolute top-1 right-1`}
        aria-label={t('closeNotice')}
      >
        <CloseIcon />
      </Toast.Close>
    </Toast.Root>
  )
}
