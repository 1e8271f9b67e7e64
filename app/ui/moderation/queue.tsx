import { useForm } from '@conform-to/react'
import { cx } from 'class-variance-authority'
import { Form, Link } from '@remix-run/react'
import { Fragment, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { QueuedItem } from '~/domain/moderation/queue.server'
import { heldReason } from '~/domain/held'
import { itemReasons, removalReasons, urgency, type QueueReason } from '~/domain/moderation/reasons'
import { useTranslation } from '~/i18n/use-translation'
import { Button, LinkButton, buttonClass } from '~/ui/button'
import { Chip, CardRow } from '~/ui/screen'
import { checkboxClass, formClass } from '~/ui/form/fields'
import { ErrorSummary } from '~/ui/form/error-summary'
import { refusedFields, useLastResult, type RefusedForm } from '~/ui/form/form-answer'
import { SelectField } from '~/ui/form/select-field'
import { useTextAttributes } from '~/ui/forum/item-parts'
import { useBrowserLayoutEffect, useHydrated } from '~/ui/hydrated'
import { isOnSharedPhone } from '~/ui/preferences/preferences'
import { RelativeTime, isFullHour } from '~/ui/relative-time'
import { Tabs } from '../tabs'
import { useOneRowClass } from '../one-row'
import { useReason } from './reason'

type FilterProps = {
  reasons: { reason: QueueReason; count: number }[]
  current: string | null
  count: number
}

/** Links that show only the items of one reason, with their number. */
export function QueueFilter({ reasons, current, count }: FilterProps) {
  const { t } = useTranslation('moderation')
  const reasonOf = useReason()
  const tabs = [
    { key: null, to: '/moderation', label: t('allReasons', { count }) },
    ...reasons.map(({ reason, count: ofReason }) => ({
      key: reason,
      to: `/moderation?reason=${reason}`,
      label: t('ofReason', {
        reason: reason === 'appeal' ? t('appeal.chip') : reasonOf(reason),
        count: ofReason,
      }),
    })),
  ]
  return (
    <Tabs
      label={t('filter')}
      className={useOneRowClass()}
      tabs={tabs.map(({ key, ...tab }) => ({ ...tab, isCurrent: key === current }))}
    />
  )
}

type CardProps = {
  item: QueuedItem
  idempotencyKey: string | undefined
  /** The refused removal, of any row. */
  refused: RefusedForm | undefined
}

/** A reported item with the reason, and the forms to leave or remove it. */
export function QueuedCard({ item, idempotencyKey, refused }: CardProps) {
  const { kind, id, title, excerpt, reason, removedReason, reports, note, since, isOverdue } = item
  const { t } = useTranslation('moderation')
  const reasonOf = useReason()
  const hidden = {
    kind,
    itemId: id,
    version: item.version,
    ...(idempotencyKey && { idempotencyKey }),
  }
  const isUrgent = urgency[0]?.includes(reason)
  const isHeld = reason === heldReason
  const isRefused = isOf(item, refused)
  return (
    <CardRow
      // Beside the bar of a wrong field, the bar of an urgent item would look like a second error.
      className={cx('queued', isUrgent && !isRefused && 'border-s-3 border-s-danger ps-3')}
      tabIndex={-1}
      id={`queued-${id}`}
    >
      <p className="mb-2">
        <Chip tone={isUrgent ? 'bad' : 'plain'}>
          {reason === 'appeal' ? t('appeal.chip') : reasonOf(reason)}
        </Chip>{' '}
        {isOverdue && <Chip tone="bad">{t('overdue')}</Chip>}
      </p>
      <h2 {...useTextAttributes(title)}>
        <Link className="underline!" to={`/moderation/${kind}/${id}`}>
          {title}
        </Link>
      </h2>
      <p className="byline text-sm text-soft">
        {t(`itemTitle.${kind}`)} ·{' '}
        {removedReason && <>{t('appeal.removedFor', { reason: reasonOf(removedReason) })} · </>}
        {reports > 0 && <>{t('reportedBy', { count: reports })} · </>}
        <RelativeTime
          date={since}
          limitDays={Infinity}
          say={(unit, count) =>
            t(`waiting.${unit === 'now' && isFullHour(since) ? 'thisHour' : unit}`, { count })
          }
        />
      </p>
      <p className="excerpt my-1.5 line-clamp-6" {...useTextAttributes(excerpt)}>
        {excerpt}
      </p>
      {note && <Note by={reason === 'appeal' ? 'author' : 'reporter'} text={note} />}
      <div className="relative z-1 mt-4 flow-root">
        {(reports > 0 || isHeld) && (
          <Form method="post" className="float-left me-2 mb-2">
            <Hidden
              fields={{
                ...hidden,
                action: isHeld ? 'release' : 'dismiss',
                reason: 'fits',
              }}
            />
            {/* Without scripts, the second press of a slow double click would decide about the next item. */}
            <Button
              variant={isHeld ? 'primary' : 'quiet'}
              className="animate-[settle_0.5s]! max-md:px-3!"
              data-key="l"
              aria-label={t(isHeld ? 'releaseOf' : 'leaveOf', { title })}
            >
              {t(isHeld ? 'do.release' : 'leaveIt')}
            </Button>
          </Form>
        )}
        <LinkButton
          variant={isUrgent ? 'primary' : 'quiet'}
          className="float-left me-2 mb-2 max-md:px-3!"
          to={`/moderation/${kind}/${id}`}
          data-key="o"
          aria-label={t('openOf', { title })}
        >
          {t('open')}
        </LinkButton>
        {/* Last, and beside floats, so that the unfolded form takes the whole width below the row. */}
        {reason !== 'appeal' && (
          <Removal item={item} hidden={hidden} refused={isRefused ? refused : undefined} />
        )}
      </div>
    </CardRow>
  )
}

type RemovalProps = {
  item: QueuedItem
  hidden: Record<string, string>
  refused: RefusedForm | undefined
}

// The removal has the report's reason. If that is no reason for a removal, the moderator chooses one.
function Removal({ item: { id, title, reason, reports }, hidden, refused }: RemovalProps) {
  const { t } = useTranslation('moderation')
  const reasonOf = useReason()
  const removal = removalReasons[reason]
  const [form, fields] = useForm<{ reason: string }>({
    id: removalFormId(id),
    lastResult: useLastResult(refused),
  })
  return (
    <details open={Boolean(refused)}>
      <summary
        className={buttonClass({
          variant: 'quiet',
          className:
            'cursor-pointer align-top max-md:px-3! [details[open]>&]:border-danger [details[open]>&]:bg-sunken [details[open]>&]:text-danger',
        })}
        data-key="r"
        aria-label={t('removeOf', { title })}
      >
        {t('do.remove')}
        {'\u2009'}
        <span aria-hidden="true" className="inline-block [details[open]_&]:[transform:scaleY(-1)]">
          ▾
        </span>
      </summary>
      <Form
        method="post"
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate
        className={`clear-both ${formClass} pt-1`}
      >
        <Hidden fields={{ ...hidden, action: 'remove', ...(removal && { reason: removal }) }} />
        {removal ? (
          <p>{t('removeBecause', { reason: reasonOf(removal) })}</p>
        ) : (
          <SelectField
            field={fields.reason}
            label={t('why')}
            hint={t(reports > 0 ? 'removeReportedHint' : 'removeHint')}
            placeholder={t('choose')}
            options={itemReasons.remove.map((value) => ({ value, label: reasonOf(value) }))}
          />
        )}
        <Button variant="danger">{t('removeAndTell')}</Button>
      </Form>
    </details>
  )
}

function removalFormId(itemId: string) {
  return `remove-${itemId}`
}

function isOf({ id }: { id: string }, refused: RefusedForm | undefined) {
  return refused?.lastResult.initialValue?.itemId === id
}

type SummaryProps = { items: { id: string; title: string }[]; refused: RefusedForm }

/** The errors of a row's removal, for the top of the page. */
export function RemovalSummary({ items, refused }: SummaryProps) {
  const { t } = useTranslation('moderation')
  const item = items.find((each) => isOf(each, refused))
  if (!item) return null
  const { form, fieldOf } = refusedFields(removalFormId(item.id), refused)
  const reason = fieldOf('reason')
  const errors = reason.errors?.map((problem) => `${problem}: ${t('removeOf', item)}`)
  return <ErrorSummary form={form} fields={[{ ...reason, errors }]} />
}

function Note({ by, text }: { by: 'reporter' | 'author'; text: string }) {
  const { t } = useTranslation('moderation')
  return (
    <div className="mt-2 border-s-3 border-line ps-3 text-soft">
      <p className="text-sm font-semibold">{t(`says.${by}`)}</p>
      <blockquote {...useTextAttributes(text)}>{text}</blockquote>
    </div>
  )
}

function Hidden({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

const storage = 'moderation-keys'

// In milliseconds: the longest double click of common systems.
const settling = 500

type KeysProps = {
  /** Changes when an item is decided. */
  ids: string
  children: ReactNode
}

/**
 * Adds single-key shortcuts to the list. j and k go to the next and previous item. l, r and o press its buttons. After
 * a decision the next item gets the focus.
 */
export function QueueKeys({ ids, children }: KeysProps) {
  const isHydrated = useHydrated()
  const list = useRef<HTMLDivElement>(null)
  const sent = useRef<{ card: HTMLElement; place: number } | null>(null)
  const movedUp = useRef(-Infinity)
  // Runs before anybody can press the next item.
  useBrowserLayoutEffect(() => {
    const cards = cardsIn(list.current)
    const { card, place } = sent.current ?? {}
    // A refused item stays in the list. The list may still have changed, if others have reported something meanwhile.
    if (card && place !== undefined && !cards.includes(card)) {
      cards[Math.min(place, cards.length - 1)]?.focus()
      movedUp.current = performance.now()
    }
    sent.current = null
  }, [ids])
  return (
    <div className="flex flex-col">
      {/* Its place is kept, or the list would jump when scripts run. On phones, without keys, it is below the list. */}
      <div className="my-3 min-h-11 max-md:order-last">{isHydrated && <Keys list={list} />}</div>
      <div
        ref={list}
        onSubmitCapture={(event) => {
          // The second press of a slow double click is meant for the item before. A removal takes two presses anyway.
          const isOnePress = isDismissal(event.nativeEvent)
          if (!isOnePress || performance.now() - movedUp.current > settling) return
          event.preventDefault()
          event.stopPropagation()
        }}
        onSubmit={({ target }) => {
          const cards = cardsIn(list.current)
          const place = cards.findIndex((card) => card.contains(target as Node))
          const card = cards[place]
          sent.current = card ? { card, place } : null
        }}
      >
        {children}
      </div>
    </div>
  )
}

function isDismissal({ submitter }: Event & { submitter?: HTMLElement | null }) {
  return submitter?.dataset.key === 'l'
}

function cardsIn(list: HTMLElement | null) {
  return [...(list?.querySelectorAll<HTMLElement>('.queued') ?? [])]
}

const keys = ['j', 'k', 'l', 'r', 'o', '?'] as const

function Keys({ list }: { list: RefObject<HTMLElement> }) {
  const { t } = useTranslation('moderation')
  const help = useRef<HTMLDetailsElement>(null)
  const [isOn, setIsOn] = useState(() => readSetting() !== 'off')
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      // A key that is held down would also decide about the next item, which nobody has read.
      if (event.repeat && !/^[jk]$/.test(event.key)) return
      if (event.key === '?') {
        help.current?.toggleAttribute('open')
        help.current?.querySelector('summary')?.focus()
      } else if (!pressKey(event.key, list.current)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn, list])
  return (
    <details ref={help} className="text-sm">
      <summary className="min-h-11 cursor-pointer py-2 text-action">{t('keys.title')}</summary>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 py-2">
        {keys.map((key) => (
          <Fragment key={key}>
            <dt>
              <kbd className="border border-edge px-2">{key}</kbd>
            </dt>
            <dd>{t(`keys.does.${key}`)}</dd>
          </Fragment>
        ))}
      </dl>
      <label className="check flex min-h-11 items-center">
        <input
          className={`me-2 ${checkboxClass} mt-0!`}
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setIsOn(target.checked)
            storeSetting(target.checked ? 'on' : 'off')
          }}
        />{' '}
        {t('keys.use')}
      </label>
    </details>
  )
}

function isTyping(target: EventTarget | null) {
  return target instanceof Element && target.closest('input, textarea, select') !== null
}

/** Performs the action of a key. Returns false for all other keys. */
function pressKey(key: string, list: HTMLElement | null) {
  const cards = cardsIn(list)
  const current = cards.findIndex((card) => card.contains(document.activeElement))
  if (key === 'j' || key === 'k') {
    const next = key === 'j' ? current + 1 : Math.max(0, current - 1)
    cards[Math.min(next, cards.length - 1)]?.focus()
    return true
  }
  // A decision needs an item with the focus.
  if (!/^[lro]$/.test(key) || current < 0) return false
  const button = cards[current]?.querySelector<HTMLElement>(`[data-key="${key}"]`)
  // The confirmation is the next stop of Tab.
  if (key === 'r') button?.focus()
  button?.click()
  return true
}

function readSetting() {
  try {
    return localStorage.getItem(storage)
  } catch {
    return null
  }
}

function storeSetting(value: string) {
  if (isOnSharedPhone()) return
  try {
    localStorage.setItem(storage, value)
  } catch {
    // Without storage the setting lasts as long as the page.
  }
}
