import { useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { removeLocalDraftsForGood, draftPrefix } from '../draft/local-drafts'
import { useHydrated } from '../hydrated'
import { useHasQuickExit, useRootData } from '../root-data'
import { elsewhere } from './elsewhere'
import { otherTabs } from './other-tabs'
import { useShowNotice } from '../feedback/notice-region'
import { Link, useLocation, useMatches } from '@remix-run/react'
import type { Language } from '~/i18n/languages'
import {
  ChoiceForm,
  headerLinkClass,
  isOnSharedPhone,
  LanguageLink,
  ThemeToggle,
  writeCookie,
} from '../preferences/preferences'
import { touchLinkClass } from '~/ui/button'

const presses = 3
const pause = 5000

/** A quick way off the site when somebody else may see the screen: a link, or Shift three times. */
function QuickExit() {
  const { t } = useTranslation()
  const pressed = useShiftPresses()
  const isHydrated = useHydrated()
  const more = pressed > 0 && pressed < presses && t('shiftMore', { count: presses - pressed })
  useEffect(() => {
    if (pressed === presses) leave()
  }, [pressed])
  return (
    <>
      <QuickExitLink>
        {/* A touch screen has no Shift. */}
        {isHydrated && (
          <small className="text-[0.75rem] font-normal text-inherit [@media(hover:none)]:hidden">
            {more || t('quickExitHint')}
          </small>
        )}
      </QuickExitLink>
      <span className="sr-only" role="status">
        {more}
      </span>
    </>
  )
}

function QuickExitLink({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  // On a shared phone the session ends too. The form does that without scripts.
  if (useRootData()?.member?.isShared)
    return <QuickExitForm className="quick-exit w-full xl:w-auto">{children}</QuickExitForm>
  return (
    <a
      className="quick-exit"
      href={elsewhere}
      rel="noreferrer"
      data-stays=""
      onClick={(event) => leave(event)}
    >
      {t('quickExit')} {children}
    </a>
  )
}

/** Leaves the site and ends the session, as on a shared phone. */
export function QuickExitForm({
  className,
  children,
}: {
  className: string
  children?: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <form method="post" action="/auth/leave" data-stays="" onSubmit={(event) => leave(event, true)}>
      <button className={className}>
        {t('quickExit')} {children}
      </button>
    </form>
  )
}

/** The link again, inside an open dialog, which makes the link in the header inert. */
export function QuickExitInDialog() {
  return useHasQuickExit(useLocation().pathname) && <QuickExitLink />
}

// Counts Shift when it is released, and only when it was pressed alone. A held key repeats. Shift also types capital
// letters, selects and scrolls with the mouse, and with Alt or Control changes the keyboard's layout.
function useShiftPresses() {
  const [pressed, setPressed] = useState(0)
  useEffect(() => {
    let isAlone = false
    let timer: ReturnType<typeof setTimeout>
    const reset = () => {
      isAlone = false
      setPressed(0)
    }
    // The focus also moves inside the page, for example after a navigation. Only the window's own event counts.
    const onBlur = (event: FocusEvent) => event.target === window && reset()
    const press = (event: KeyboardEvent) => {
      if (event.repeat) return
      if (isLoneShift(event)) isAlone = true
      else reset()
    }
    const letGo = (event: KeyboardEvent) => {
      if (event.key !== 'Shift' || !isAlone) return
      if (!isLoneShift(event)) return reset()
      isAlone = false
      clearTimeout(timer)
      timer = setTimeout(reset, pause)
      setPressed((before) => before + 1)
    }
    document.addEventListener('keydown', press)
    document.addEventListener('keyup', letGo)
    window.addEventListener('blur', onBlur)
    for (const type of others)
      window.addEventListener(type, reset, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', press)
      document.removeEventListener('keyup', letGo)
      window.removeEventListener('blur', onBlur)
      for (const type of others) window.removeEventListener(type, reset, { capture: true })
    }
  }, [])
  return pressed
}

const others = ['pointerdown', 'pointerup', 'wheel']

function isLoneShift(event: KeyboardEvent) {
  const isOther =
    event.ctrlKey || event.altKey || event.metaKey || event.getModifierState('AltGraph')
  return event.key === 'Shift' && !isOther && !isInTextField(event.target)
}

// People who write need Shift. An iPhone's on-screen keyboard presses it by itself for a capital letter.
function isInTextField(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return false
  const buttons = ['checkbox', 'radio', 'submit', 'button', 'reset', 'image']
  return target instanceof HTMLInputElement
    ? !buttons.includes(target.type)
    : target.isContentEditable || target.matches('textarea, select')
}

// Also removes drafts on this device, including those that open forms would store on leaving. Hides the page, because
// the other site may answer late. Replaces the page in the history, so that Back does not return here. Drafts on the
// server stay.
function leave(event?: { preventDefault: () => void }, endsSession = isOnSharedPhone()) {
  event?.preventDefault()
  document.documentElement.hidden = true
  removeLocalDraftsForGood()
  const options = { method: 'POST', body: new URLSearchParams(), keepalive: true }
  // Without a network the session ends after ten minutes, or with the browser.
  if (endsSession) void fetch('/auth/leave', options).catch(() => null)
  otherTabs()?.postMessage(endsSession ? elsewhere : '')
  location.replace(elsewhere)
}

// The button that signs out. If that fails, the page and its text stay.
function SignOut({ className }: { className: string }) {
  const { t } = useTranslation()
  const showNotice = useShowNotice()

  async function signOut(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    try {
      const options = { method: 'POST', body: new URLSearchParams(), redirect: 'manual' } as const
      const { type } = await fetch(event.currentTarget.action, options)
      if (type !== 'opaqueredirect') throw new Error(type)
      removeLocalDraftsForGood()
      otherTabs()?.postMessage('/auth/signin')
      location.assign('/xxperiment/index.html#signed-out')
    } catch {
      showNotice('sign-out-failed')
    }
  }

  return (
    <form
      method="post"
      action="/auth/signout"
      data-stays=""
      data-draft={draftPrefix}
      onSubmit={signOut}
    >
      <button className={className}>{t('signOut')}</button>
    </form>
  )
}

type Props = {
  member: { moderation: string | null; newAnswers: number } | null
  language: Language
  theme: 'light' | 'dark'
  /** The path with the query. */
  currentPath: string
  onThemeChange: (theme: 'light' | 'dark') => void
}

const rowClass = 'flex flex-wrap items-center gap-x-5'
// With these, the name, the new answers, the language and the theme share one row at 320 pixels.
const roomForNewAnswers = 'gap-x-2 pr-1.5 md:gap-x-5 md:pr-(--edge-space)'

/** The site's name, navigation, language and theme. */
export function SiteHeader({ member, language, theme, currentPath, onThemeChange }: Props) {
  const { t } = useTranslation()
  const [account, label] = member ? ['/profile', t('profile')] : ['/auth/signin', t('signIn')]
  const hasQuickExit = useHasQuickExit(currentPath)
  const newAnswers = (member?.newAnswers ?? 0) + useStillNew()
  const hasNewAnswers = newAnswers > 0
  const [newWord, answersWord, newCount] = t('newAnswers', { count: newAnswers }).split(' ')
  // Only one link of the header is the current one.
  const isAtAnswers = hasNewAnswers && isAt('/profile/answers', currentPath)
  // Its link back leads to the profile.
  const isOfProfile = member && currentPath.startsWith('/forum/hidden')
  return (
    <header
      className={`site-header -order-1 border-b border-line py-2 pl-(--edge-space) ${hasNewAnswers ? roomForNewAnswers : 'gap-x-3 pr-(--edge-space)'} ${isAt('/', currentPath) ? 'sticky top-0 z-2 bg-surface' : ''} ${hasQuickExit ? 'xl:pr-[calc(var(--edge-space)+11rem)]' : ''} flex flex-wrap items-center`}
    >
      <Link className={`brand me-auto! font-serif text-lg font-semibold ${headerLinkClass}`} to="/">
        <span
          className={`me-2 size-[0.7em] rounded-full border-[0.18em] border-action bg-accent ${hasNewAnswers ? 'max-[22.5rem]:hidden' : ''}`}
          aria-hidden="true"
        />
        {t('company')}
      </Link>{' '}
      {hasNewAnswers && (
        <Link
          className={`${headerLinkClass} me-2`}
          to="/profile/answers"
          data-new-answers={newAnswers}
          aria-current={isAtAnswers ? 'page' : undefined}
        >
          {/* On phones only one word is shown, so that the header has two rows. */}
          <span>
            {newWord} <span className="max-md:sr-only">{answersWord}</span> {newCount}
          </span>
        </Link>
      )}{' '}
      <LanguageLink language={language} currentPath={currentPath} />{' '}
      <ThemeToggle theme={theme} currentPath={currentPath} onThemeChange={onThemeChange} />
      <nav
        className="flex flex-[1_0_100%] flex-wrap items-center gap-x-3 md:flex-none md:gap-x-6"
        aria-label={t('siteNavigation')}
      >
        <Link
          className={headerLinkClass}
          to="/forum"
          aria-current={isOfProfile ? undefined : currentOf('/forum', currentPath)}
        >
          {t('forum')}
        </Link>{' '}
        <a
          className={headerLinkClass}
          href="/xxperiment/"
          aria-current={isOfPodcast(currentPath) ? 'true' : undefined}
        >
          {t('podcast')}
        </a>{' '}
        <Link
          className={headerLinkClass}
          to={account}
          aria-current={
            isOfProfile ? 'true' : isAtAnswers ? undefined : currentOf(account, currentPath)
          }
        >
          {label}
        </Link>{' '}
        {member?.moderation && (
          <Link
            className={headerLinkClass}
            to="/moderation"
            aria-current={currentOf('/moderation', currentPath)}
          >
            {member.moderation}
          </Link>
        )}{' '}
        {member && <SignOut className={headerLinkClass} />}
        {hasQuickExit && <QuickExit />}
      </nav>
    </header>
  )
}

// The root counts the other threads. The open thread counts too, while another of its pages has new comments.
function useStillNew() {
  const matches = useMatches() as { data?: { isStillNew?: boolean } | null }[]
  return matches.some(({ data }) => data?.isStillNew) ? 1 : 0
}

function currentOf(path: string, currentPath: string) {
  if (isAt(path, currentPath)) return 'page'
  return currentPath.startsWith(`${path}/`) ? 'true' : undefined
}

// The podcast's own page is outside this frame, but its episodes are inside.
function isOfPodcast(currentPath: string) {
  return /^\/episodes(?:[/?]|$)/.test(currentPath)
}

function isAt(path: string, currentPath: string) {
  return currentPath.split('?')[0] === path
}

type SiteFooterProps = { lite: boolean; neutralTitles: boolean; currentPath: string; year: number }

/** Links, preferences that need no account, and the copyright. */
export function SiteFooter({ lite, neutralTitles, currentPath, year }: SiteFooterProps) {
  const { t } = useTranslation()
  const hasQuickExit = useHasQuickExit(currentPath)
  const isLanding = isAt('/', currentPath)
  const offline = useOfflineChoices()
  const isLite = offline.lite ? offline.lite === '1' : lite
  const isNeutral = offline.titles ? offline.titles === 'neutral' : neutralTitles
  const choose = (name: 'lite' | 'titles', value: string) => (event: FormEvent) => {
    if (navigator.onLine) return
    event.preventDefault()
    offline.choose(name, value)
    // The next page sets a full title.
    if (value === 'neutral') document.title = t('company')
  }
  const liteValue = isLite ? '0' : '1'
  const titles = isNeutral ? 'full' : 'neutral'
  return (
    <footer
      className={`site-footer pr-(--edge-space) pl-(--edge-space) text-sm text-soft ${isLanding ? 'bg-sunken' : 'border-t border-line pt-6'} ${hasQuickExit ? 'pb-20 xl:pb-6' : 'pb-6'} ${rowClass}`}
    >
      {/* The landing page has its own promise above. */}
      {!isLanding && (
        <p className="basis-full font-serif text-lg text-balance text-ink [&:not(:lang(hi))]:italic">
          {t('footerPromise')}
        </p>
      )}
      <nav className={`${rowClass} basis-full`} aria-label={t('footerNavigation')}>
        <Link className={touchLinkClass} to="/">
          {t('home')}
        </Link>{' '}
        <Link className={touchLinkClass} to="/forum">
          {t('forum')}
        </Link>{' '}
        {!isLanding && (
          <>
            <a className={touchLinkClass} href="/xxperiment/">
              {t('community')}
            </a>{' '}
            <Link className={touchLinkClass} to="/privacy">
              {t('privacy')}
            </Link>{' '}
          </>
        )}
        <Link className={touchLinkClass} to="/accessibility">
          {t('accessibility')}
        </Link>{' '}
        <Link className={touchLinkClass} to="/grievance">
          {t('grievance')}
        </Link>{' '}
        <Link className={touchLinkClass} to="/community">
          {t('figures')}
        </Link>
      </nav>
      <ChoiceForm
        name="lite"
        value={liteValue}
        returnTo={currentPath}
        onSubmit={choose('lite', liteValue)}
      >
        <button className="link-button">{isLite ? t('toFull') : t('toLite')}</button>
      </ChoiceForm>
      <ChoiceForm
        name="titles"
        value={titles}
        returnTo={currentPath}
        onSubmit={choose('titles', titles)}
      >
        <button className="link-button" aria-pressed={isNeutral}>
          {t('neutralTitles')}
        </button>
      </ChoiceForm>
      <p>{t('copyright', { year, company: t('company') })}</p>
    </footer>
  )
}

// Without a network, the browser sets the cookie. The lite version then begins with the next page.
function useOfflineChoices() {
  const [chosen, setChosen] = useState<{ lite?: string; titles?: string }>({})
  return {
    ...chosen,
    choose(name: 'lite' | 'titles', value: string) {
      writeCookie(name, value)
      setChosen({ ...chosen, [name]: value })
    },
  }
}

/** The link to the main content, first on every page. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a
      className="absolute -top-40 left-2 z-3 rounded-xl bg-action px-4 py-2.5 text-on-action! focus:top-2 forced-colors:border"
      href="#main"
    >
      {t('skip')}
    </a>
  )
}

/** Returns the query without its notice, and removes the notice from the browser's URL: a reload does not repeat it. */
export function useWithoutNotice(search: string): string {
  const rest = search.replace(/([?&])notice=[^&]*&?/, '$1').replace(/[?&]$/, '')
  useEffect(() => {
    const { pathname, hash } = window.location
    if (rest !== search)
      window.history.replaceState(window.history.state, '', pathname + rest + hash)
  }, [rest, search])
  return rest
}
