import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { useHydrated } from '~/ui/hydrated'
import { Button } from '~/ui/button'
import { Actions } from '~/ui/screen'
import { waysClass } from './ways-class'

/** In milliseconds. The stylesheet's animation takes the same time. */
const holdFor = 1200

type Props = {
  isPage: boolean
  isPending: boolean
  /** The buttons beside it. */
  children: ReactNode
}

type Stage = 'idle' | 'holding' | 'full' | 'tooShort'

/**
 * Sends the guided message. With a pointer, visitors hold the button until it is full and send by releasing it. Moving
 * off the button cancels (WCAG 2.5.2). After a press that was too short, a second button sends with one click.
 * Keyboards, screen readers and browsers without JavaScript send at once.
 */
export function HoldButton({ isPage, isPending, children }: Props) {
  const { t } = useTranslation('curtain')
  const isHydrated = useHydrated()
  const { stage, isShort, ...handlers } = useHolding(isPending)
  const isIdle = stage === 'idle' && !isShort
  const said = { idle: '', holding: t('keepHolding'), full: t('letGo'), tooShort: t('tooShort') }
  return (
    // One bar that stays in sight. The hint and the status are above the row of buttons, which does not move.
    <div className={`ways mt-auto self-stretch ${waysClass(isPage)}`}>
      {/* The sentences share one cell, so that the button does not move under a finger when they change. */}
      <div className="grid text-sm text-soft">
        {isHydrated && (
          <p className={`col-start-1 row-start-1 ${isIdle ? '' : 'invisible'}`} id="hold-hint">
            {t('hold')}
          </p>
        )}
        <span role="status" className="col-start-1 row-start-1">
          {isIdle ? '' : isShort && stage === 'idle' ? t('tooShort') : said[stage]}
        </span>
      </div>
      <Actions className="mt-2!">
        <Button
          className="hold relative min-h-14 min-w-[min(11rem,100%)] touch-none overflow-hidden select-none before:absolute before:top-0 before:right-0 before:bottom-0 before:left-0 before:origin-left before:[transform:scaleX(0)] before:bg-success before:content-[''] data-[stage=full]:border-success data-[stage=full]:bg-success data-[stage=holding]:before:[transform:none] data-[stage=holding]:before:[transition:transform_1.2s_linear] md:min-w-56"
          data-stage={stage}
          aria-describedby={isHydrated ? 'hold-hint' : undefined}
          aria-disabled={isPending || undefined}
          {...handlers}
        >
          <span className="relative">
            {isPending ? t('sending') : isHydrated ? t('holdToSend') : t('send')}
          </span>
        </Button>{' '}
        {isShort && <Button variant="quiet">{t('sendNow')}</Button>} {children}
      </Actions>
    </div>
  )
}

function useHolding(isPending: boolean) {
  const [stage, setStage] = useState<Stage>('idle')
  const [isShort, setIsShort] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const since = useRef<number | null>(null)
  // A pointer's click follows its release and must not count as a keyboard's.
  const isAfterPointer = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  function begin(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0 || isPending) return
    isAfterPointer.current = true
    since.current = event.timeStamp
    setStage('holding')
    timer.current = setTimeout(() => setStage('full'), holdFor)
    const over = () => setTimeout(() => (isAfterPointer.current = false), 100)
    document.addEventListener('pointerup', over, { once: true })
    document.addEventListener('pointercancel', over, { once: true })
  }

  function end(next: Stage) {
    clearTimeout(timer.current)
    since.current = null
    setStage(next)
  }

  function move(event: PointerEvent<HTMLButtonElement>) {
    if (since.current !== null && !isOver(event)) end('idle')
  }

  function letGo(event: PointerEvent<HTMLButtonElement>) {
    const { current: began } = since
    if (began === null) return
    const isFull = event.timeStamp - began >= holdFor
    end(isFull ? 'idle' : 'tooShort')
    if (!isFull) setIsShort(true)
    if (!isFull || !isOver(event)) return
    // This click sends the form, and the pointer's own click does not. Older browsers cannot send it by `requestSubmit`.
    isAfterPointer.current = false
    event.currentTarget.click()
    isAfterPointer.current = true
  }

  function click(event: MouseEvent) {
    if (isAfterPointer.current || isPending) event.preventDefault()
  }

  return {
    stage,
    isShort,
    onPointerDown: begin,
    onPointerMove: move,
    onPointerLeave: () => since.current !== null && end('idle'),
    onPointerCancel: () => since.current !== null && end('idle'),
    onPointerUp: letGo,
    onClick: click,
    // A long press must not open the context menu.
    onContextMenu: (event: MouseEvent) => since.current !== null && event.preventDefault(),
  }
}

// The pressed element captures a touch, so only the position shows that the finger has left it.
function isOver({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
