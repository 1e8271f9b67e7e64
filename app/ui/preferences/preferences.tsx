import {
  type FormEventHandler,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useSyncExternalStore,
} from 'react'
import { useMatches, Link, useNavigate, useRevalidator } from '@remix-run/react'
import { languageNames, type Language } from '~/i18n/languages'
import { day, second } from '~/domain/durations'
import { useTranslation } from '~/i18n/use-translation'
import { DefaultButton, iconButtonClass, Icon } from '~/ui/button'
import { Tooltip } from '../feedback/tooltip'

type Props = {
  name: 'theme' | 'lite' | 'titles'
  value: string
  returnTo: string
  onSubmit?: FormEventHandler
  children: ReactNode
}

/**
 * A preference stored by the server, with or without an account: one button, which returns to the page. `data-stays`,
 * because a form with `onSubmit` needs no network (`offline-guard.ts`).
 */
export function ChoiceForm({ name, value, returnTo, onSubmit, children }: Props) {
  return (
    <form
      method="post"
      action={`/preferences/${name}`}
      data-stays={onSubmit && ''}
      onSubmit={onSubmit}
    >
      <input type="hidden" name={name} value={value} />
      <input type="hidden" name="returnTo" value={returnTo} />
      {children}
    </form>
  )
}

type Handle = { typedForm?: (data: never) => string | null } | undefined

/**
 * The id of the page's form whose text must survive a switch of language or theme without scripts; undefined when the
 * page has none. A route with such a form names it in its `handle`, as `typedForm`, from its loader's data.
 */
function useTypedForm(): string | undefined {
  const matches = useMatches()
  const { handle, data } = matches[matches.length - 1] ?? {}
  // Without data the page is an error screen.
  return (data ? (handle as Handle)?.typedForm?.(data as never) : null) ?? undefined
}

/**
 * The attributes of a button that sends the typed form to its own page, which answers with the page in another language
 * or theme and with all that was typed (`app/http/forms/member-form.server.ts`).
 */
function choiceButton(typedForm: string, choice: 'language' | 'light' | 'dark') {
  return { form: typedForm, formNoValidate: true, name: 'choice', value: choice } as const
}

/** The classes of a link, or a button that looks like one, in the header. */
export const headerLinkClass = 'inline-flex min-h-11 items-center hover:underline'

type LanguageLinkProps = { language: Language; currentPath: string }

/** The same page in the other language, with the link in that language. What is typed stays, without scripts too. */
export function LanguageLink({ language, currentPath }: LanguageLinkProps) {
  const other = language === 'en' ? 'hi' : 'en'
  const to = withQuery(currentPath, { lng: other })
  const typedForm = useTypedForm()
  const navigate = useNavigate()
  const change = (event: MouseEvent<HTMLElement>) => {
    if (isForNewTab(event)) return
    event.preventDefault()
    writeCookie('language', other)
    // In the history, an address that names a language would overrule a later choice.
    const isKept = readCookie('language') === other
    const here = withQuery(currentPath, isKept ? {} : { defaultLng: other })
    navigate(here, { replace: true, preventScrollReset: true })
  }
  if (typedForm)
    return (
      <>
        <DefaultButton form={typedForm} />{' '}
        <button
          {...choiceButton(typedForm, 'language')}
          formAction={to}
          // Announced as the link that it is elsewhere; `button` is the fallback.
          role="link button"
          lang={other}
          className={headerLinkClass}
          onClick={change}
        >
          {languageNames[other]}
        </button>
      </>
    )
  return (
    <Link className={headerLinkClass} to={to} lang={other} hrefLang={other} onClick={change}>
      {languageNames[other]}
    </Link>
  )
}

function isForNewTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}

function withQuery(currentPath: string, language: Partial<Record<'lng' | 'defaultLng', Language>>) {
  const [pathname, search] = currentPath.split('?')
  const query = new URLSearchParams(search)
  for (const name of ['lng', 'defaultLng', 'notice']) query.delete(name)
  for (const [name, value] of Object.entries(language)) query.set(name, value)
  return query.toString() ? `${pathname}?${query}` : `${pathname}`
}

const changed = new EventTarget()

/** Calls `listener` when a preference changes in this tab. Returns how to unsubscribe. */
function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}

/** Notifies every subscriber. */
function announceChange(): void {
  changed.dispatchEvent(new Event('change'))
}

type Name = 'theme' | 'language' | 'lite' | 'titles'

const year = (365 * day) / second

/** A preference's cookie, if any. */
function readCookie(name: Name): string | undefined {
  const [, value] = RegExp(`(?:^|; )${prefix()}${name}=([^;]*)`).exec(document.cookie) ?? []
  return value
}

// As in `app/runtime/env.server.ts`.
function prefix() {
  return location.protocol === 'https:' ? '__Host-' : ''
}

/** Whether the page is on a phone that others use too: then nothing is kept beyond the browser's end. */
export function isOnSharedPhone() {
  return document.documentElement.dataset.shared !== undefined
}

/** On a shared phone: empties what the browser stores for the site, now and whenever a page is left. */
export function keepNothing(): () => void {
  const empty = () => {
    try {
      localStorage.clear()
      sessionStorage.clear()
    } catch {
      // Storage is unavailable, so nothing is stored.
    }
  }
  empty()
  addEventListener('pagehide', empty)
  // Follows `pagehide`, on which React Router stores how far the page was scrolled.
  document.addEventListener('visibilitychange', empty)
  return () => {
    removeEventListener('pagehide', empty)
    document.removeEventListener('visibilitychange', empty)
  }
}

/** Sets a preference's cookie as the server would. */
export function writeCookie(name: Name, value: string): void {
  const secure = prefix() && '; Secure'
  const lifetime = isOnSharedPhone() ? '' : `; Max-Age=${year}`
  document.cookie = `${prefix()}${name}=${value}; Path=/${lifetime}; SameSite=Lax${secure}`
}

/** A preference in `localStorage`; null if it is unavailable (private windows, strict settings). */
function readStored(name: Name): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Stores a value in `localStorage`, if it is available. */
function store(name: Name, value: string): void {
  try {
    if (isOnSharedPhone()) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // Unavailable: the cookie alone holds the preference.
  }
}

type Theme = 'light' | 'dark'
type Served = { theme: Theme; language: string } | undefined

/**
 * The current theme and a way to change it in place. The server reads cookies; `localStorage` (keys `language` and
 * `theme`) follows them, and replaces lost ones (`restore-preferences.js`, which runs in the head before the first paint).
 * @param isShared whether others use the phone too: then both are removed there
 */
export function usePreferences(served: Served, isShared?: boolean) {
  const servedTheme = served?.theme ?? 'light'
  const language = served?.language
  const theme = useSyncExternalStore(subscribe, storedTheme, () => servedTheme)
  useEffect(() => {
    // While the page hydrates, the served theme must not replace the stored one.
    if (theme === storedTheme()) store('theme', theme)
  }, [theme, isShared])
  useEffect(() => {
    if (language) store('language', language)
  }, [language, isShared])
  return { theme, changeTheme }
}

function storedTheme(): Theme {
  return (readCookie('theme') ?? readStored('theme')) === 'dark' ? 'dark' : 'light'
}

function changeTheme(chosen: Theme) {
  writeCookie('theme', chosen)
  store('theme', chosen)
  announceChange()
}

/**
 * A page that Back takes out of the browser's memory gets the language and theme that were chosen meanwhile.
 * A member's page is loaded again: she may have signed out, and somebody else may hold the phone.
 * @param language the one that the page is in
 */
export function useLaterChoices(language: Language, isMember: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const compare = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      if (isMember) {
        document.documentElement.hidden = true
        return location.reload()
      }
      announceChange()
      const chosen = readCookie('language')
      if (chosen && chosen !== language) revalidate()
    }
    window.addEventListener('pageshow', compare)
    return () => window.removeEventListener('pageshow', compare)
  }, [language, isMember, revalidate])
}

type ThemeToggleProps = {
  theme: Theme
  currentPath: string
  onThemeChange: (theme: Theme) => void
}

const moon = 'M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10Z'
const sun =
  'M12 1v3m0 16v3M1 12h3m16 0h3M4 4l2 2m12 12 2 2m0-16-2 2M6 18l-2 2M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z'

/** Switches between light and dark: in place, or with a form without scripts, which keeps what is typed. */
export function ThemeToggle({ theme, currentPath, onThemeChange }: ThemeToggleProps) {
  const { t } = useTranslation()
  const other = theme === 'light' ? 'dark' : 'light'
  const label = other === 'dark' ? t('toDark') : t('toLight')
  const typedForm = useTypedForm()
  const change = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onThemeChange(other)
  }
  const button = (
    <Tooltip label={label}>
      <button
        className={iconButtonClass}
        {...(typedForm && { ...choiceButton(typedForm, other), onClick: change })}
      >
        <Icon shape={other === 'dark' ? moon : sun} />
        <span className="sr-only">{label}</span>
      </button>
    </Tooltip>
  )
  if (typedForm) return button
  return (
    <ChoiceForm name="theme" value={other} returnTo={currentPath} onSubmit={change}>
      {button}
    </ChoiceForm>
  )
}
