import {
  type FormEventHandler,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useSyncExternalStore,
} from 'react'
import { useMatches, Link, useNavigate, useRevalidator, useSubmit } from '@remix-run/react'
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
 * The form of a preference that the server stores, with or without an account. It has one button and returns to the
 * page. `data-stays` is set because a form with `onSubmit` needs no network (`useOfflineGuard`).
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

type Handle = { textFormId?: (data: never) => string | null } | undefined

/**
 * Returns the id of the page's form whose text must survive a switch of language or theme without scripts. Undefined
 * when the page has no such form. A route with such a form names it in its `handle`, as `textFormId`, from its loader's
 * data.
 */
export function useTextFormId(): string | undefined {
  const matches = useMatches()
  const { handle, data } = matches[matches.length - 1] ?? {}
  // Without data the page is an error screen.
  return (data ? (handle as Handle)?.textFormId?.(data as never) : null) ?? undefined
}

/**
 * The attributes of a button that sends the text form to its own page. The answer is the page in another language or
 * theme, with all the text of the form (`app/http/forms/member-form.server.ts`).
 */
function choiceButton(textFormId: string, choice: 'language' | 'light' | 'dark') {
  return { form: textFormId, formNoValidate: true, name: 'choice', value: choice } as const
}

/** The classes of a link, or a button that looks like one, in the header. */
export const headerLinkClass = 'inline-flex min-h-11 items-center hover:underline'

type LanguageLinkProps = { language: Language; currentPath: string }

/** A link to the same page in the other language, in that language. Text in a form stays, also without scripts. */
export function LanguageLink({ language, currentPath }: LanguageLinkProps) {
  const other = language === 'en' ? 'hi' : 'en'
  const to = withQuery(currentPath, { lng: other })
  const textFormId = useTextFormId()
  const navigate = useNavigate()
  const submit = useSubmit()
  const change = (event: MouseEvent<HTMLElement>) => {
    if (isForNewTab(event)) return
    event.preventDefault()
    writeCookie('language', other)
    // A URL in the history that names a language would override a later choice.
    const isKept = readCookie('language') === other
    const here = withQuery(currentPath, isKept ? {} : { defaultLng: other })
    const options = { replace: true, preventScrollReset: true }
    // A navigation would leave the screen that edits an item, because it has the URL of the post.
    const edit = document.forms.namedItem('edit')
    if (!edit) return navigate(here, options)
    const fields = new FormData(edit)
    fields.set('choice', 'language')
    submit(fields, { ...options, method: 'post', action: here })
  }
  if (textFormId)
    return (
      <>
        <DefaultButton form={textFormId} />{' '}
        <button
          {...choiceButton(textFormId, 'language')}
          formAction={to}
          // Screen readers announce it as a link, as on other pages. `button` is the fallback.
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

/** Calls `listener` when a preference changes in this tab. Returns a function that unsubscribes. */
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

/** True on a phone that others use too. Nothing is kept there after the browser closes. */
export function isOnSharedPhone() {
  return document.documentElement.dataset.shared !== undefined
}

/** On a shared phone: empties the browser's storage for the site, now and whenever a page is left. */
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
  // This event follows `pagehide`, on which React Router stores the scroll position.
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

/** Reads a preference from `localStorage`. Null if that is unavailable (private windows, strict settings). */
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
    // Storage is unavailable, so only the cookie has the preference.
  }
}

type Theme = 'light' | 'dark'
type Served = { theme: Theme; language: string } | undefined

/**
 * Returns the current theme and a function to change it in place. The server reads cookies. `localStorage` (keys
 * `language` and `theme`) follows them and replaces lost ones. `restore-preferences.js` does the latter in the head,
 * before the first paint.
 * @param isShared true when others use the phone too: both keys are then removed from `localStorage`
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
 * Updates a page that Back restores from the browser's memory to the language and theme that were chosen meanwhile.
 * Reloads a member's page: she may have signed out, and somebody else may have the phone.
 * @param language the page's language
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

/** Switches between light and dark: in place or, without scripts, with a form, which keeps the typed text. */
export function ThemeToggle({ theme, currentPath, onThemeChange }: ThemeToggleProps) {
  const { t } = useTranslation()
  const other = theme === 'light' ? 'dark' : 'light'
  const label = other === 'dark' ? t('toDark') : t('toLight')
  const textFormId = useTextFormId()
  const change = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onThemeChange(other)
  }
  const button = (
    <Tooltip label={label}>
      <button
        className={iconButtonClass}
        {...(textFormId && { ...choiceButton(textFormId, other), onClick: change })}
      >
        <Icon shape={other === 'dark' ? moon : sun} />
        <span className="sr-only">{label}</span>
      </button>
    </Tooltip>
  )
  if (textFormId) return button
  return (
    <ChoiceForm name="theme" value={other} returnTo={currentPath} onSubmit={change}>
      {button}
    </ChoiceForm>
  )
}
