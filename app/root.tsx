import {
  data,
  redirect,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import {
  Meta,
  Outlet,
  useLocation,
  useRouteError,
  type ShouldRevalidateFunction,
  useRouteLoaderData,
} from '@remix-run/react'
import { useContext, useEffect, type ReactNode } from 'react'
import { company } from './content/company'
import { resolveYear } from './domain/day'
import { isOnTeam } from './domain/members/member'
import { countQueue } from './domain/moderation/queue.server'
import { env } from './runtime/env.server'
import { readPreferences, draftTagOf } from './http/forms/member-form.server'
import {
  calloutHtml,
  missingPostHtml,
  noticeFromUrl,
  translateNotice,
  uncheckedWordsHtml,
} from './http/presenters/notices.server'
import { moderationLabel } from './http/presenters/moderation.server'
import { pageCaching } from './http/middleware/response-headers.server'
import { consumeFlash } from './http/session/flash.server'
import { ownNews } from './http/session/own-threads.server'
import { getMember, isOnSharedDevice } from './http/session/session.server'
import { leaveSharedDevice } from './http/session/shared-device.server'
import { getLanguage } from './i18n/i18n.server'
import { pageTitle } from './i18n/page-head'
import { useChangeLanguage, useTranslation } from './i18n/use-translation'
import { removeOldDrafts } from './ui/draft/local-drafts'
import { revalidateUnlessSubmitFailed } from './ui/feedback/submit-fallback'
import { frameAbove, Notices } from './ui/feedback/notice-region'
import { NowContext } from './ui/relative-time'
import { ErrorScreen } from './ui/shell/error-screens'
import { errorScreenOf, failureKey, renderedScreenOf } from './ui/shell/error-screen-of'
import type { RootData } from '~/ui/root-data'
import { Screen } from './ui/screen'
import { IdleRefresh, PageScripts, Stylesheets } from './ui/shell/document'
import { keepNothing, useLaterChoices, usePreferences } from './ui/preferences/preferences'
import restorePreferences from './ui/preferences/restore-preferences.js?raw'
import { useWithoutNotice, SiteFooter, SiteHeader, SkipLink } from './ui/shell/site-frame'
import { followOtherTabs } from './ui/shell/other-tabs'
import { NavigationProgress } from './ui/shell/navigation-progress'
import { NonceContext } from './ui/shell/request-context'

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const meta: MetaFunction = ({ matches, error, location }) =>
  pageTitle(matches, (t) => {
    if (!error) return t('company')
    const rendered = renderedScreenOf(error)
    if (rendered) return rendered.title
    const screen = errorScreenOf(error)
    if (screen === 'notFound') return t('notFound.title')
    if (screen === 'failure' || screen === 'unreachable')
      return t('errorTitle', { title: t(`failure.${failureKey(location.pathname)}`) })
    return t(`refusal.${screen}`)
  })

// New members, and members who have recovered their account, see their recovery words here.
const pagesWithRecoveryWords = ['/auth/signup', '/auth/recover', '/auth/recovery-words']

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await getMember(request, context)
  const isShared = await isOnSharedDevice(request, context)
  if (context.wasIdle) leaveSharedDevice().forEach(context.setCookie)
  const url = new URL(request.url)
  // A browser that sends cookies does not refuse them, so the notice in the URL is wrong.
  if (url.searchParams.get('notice') === 'cookies-refused' && request.headers.has('Cookie')) {
    url.searchParams.delete('notice')
    throw redirect(url.pathname + url.search)
  }
  // The welcome waits until the recovery words were shown and checked, so that nothing is shown above them. It also
  // waits for a page outside the member's account.
  const hasNewWords = member !== null && pagesWithRecoveryWords.includes(url.pathname)
  const isWelcomeLate = member?.recoveryUnchecked || url.pathname.startsWith('/profile')
  const flashed = hasNewWords
    ? []
    : await consumeFlash(request, context, (key) => key === 'signed-up' && isWelcomeLate === true)
  const refused = context.wasRefused ?? false
  const otherNotice = context.wasIdle ? 'signed-out-idle' : noticeFromUrl(request)
  const notice = flashed[0] ?? (refused ? null : otherNotice)
  const preferences = readPreferences(request, context)
  // In the response with a new member's recovery words, she does not count as signed in yet.
  const neutralTitles =
    preferences.neutralTitles || isShared || context.shownOnce?.isShared === true
  const language = await getLanguage(request)
  return data(
    {
      language,
      ...preferences,
      neutralTitles,
      member: member && {
        username: member.username,
        // A browser that others use too must not keep her drafts.
        draftTag: isShared ? null : draftTagOf(member.id),
        isShared,
        moderation: isOnTeam(member, 'moderator')
          ? moderationLabel(language, member, await countQueue(member))
          : null,
        newAnswers: (await ownNews(request, context, member)).threads,
      },
      notice: translateNotice(language, notice),
      callout:
        (missingPostHtml(language, notice, url.pathname) ?? '') +
          (calloutHtml(language, flashed, isShared) ?? '') +
          (uncheckedWordsHtml(language, member, url.pathname) ?? '') || null,
      refused,
      shownOnce: context.shownOnce !== undefined || undefined,
      siteUrl: env.SITE_URL,
      year: resolveYear(company.copyrightYear),
      renderedAt: context.renderedAt ?? Date.now(),
    } satisfies RootData,
    {
      headers: {
        'Cache-Control': pageCaching(request, member),
        // Browsers send `ECT`, the speed of the connection, only to sites that ask for it.
        'Accept-CH': 'ECT',
        Vary: 'Cookie, Accept-Language, Save-Data, ECT',
      },
    },
  )
}

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders

export const handle = { i18n: ['shell'] }

const mailedLink = '/auth/verify-email'

/**
 * A navigation to a mailed link does not reload the root, so that the page can report an unreachable server itself.
 * On that page only a switch of language reloads the root.
 */
export const shouldRevalidate: ShouldRevalidateFunction = (navigation) =>
  (navigation.nextUrl.pathname !== mailedLink || isSwitch(navigation)) &&
  revalidateUnlessSubmitFailed(navigation)

function isSwitch({ currentUrl, nextUrl, formMethod }: Parameters<ShouldRevalidateFunction>[0]) {
  return currentUrl.pathname === nextUrl.pathname && !formMethod
}

/** The document around every screen, error screens included. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const nonce = useContext(NonceContext)
  const { pathname, search } = useLocation()
  const { language } = useTranslation()
  const { theme, changeTheme } = usePreferences(root, root?.member?.isShared)
  const currentPath = pathname + useWithoutNotice(search)
  return (
    <html
      lang={language}
      data-shared={root?.member?.isShared || undefined}
      data-once={root?.shownOnce}
      className={theme === 'dark' ? 'dark' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme} />
        <meta name="theme-color" content={theme === 'dark' ? '#1d1622' : '#fbf7f2'} />
        <Meta />
        <IdleRefresh />
        <Stylesheets />
        {!root?.lite && (
          <script
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: restorePreferences }}
          />
        )}
      </head>
      <body>
        <SkipLink />
        <NowContext.Provider value={root?.renderedAt ?? 0}>
          <Notices notice={root?.notice ?? null} noticeId={String(root?.renderedAt)}>
            <SiteHeader
              member={root?.member ?? null}
              language={language}
              theme={theme}
              currentPath={currentPath}
              onThemeChange={changeTheme}
            />
            <NavigationProgress />
            {root?.callout && (
              <div
                // The forum's list is as wide as the header.
                className={
                  pathname === '/forum' ? 'pr-(--edge-space) pl-(--edge-space)' : frameAbove
                }
                dangerouslySetInnerHTML={{ __html: root.callout }}
              />
            )}
            {children}
            <SiteFooter
              lite={root?.lite ?? false}
              neutralTitles={root?.neutralTitles ?? false}
              currentPath={currentPath}
              year={root?.year ?? 2024}
            />
          </Notices>
        </NowContext.Provider>
        {!root?.lite && <PageScripts />}
      </body>
    </html>
  )
}

export default function App() {
  const root = useRouteLoaderData<typeof loader>('root')
  useChangeLanguage(root?.language ?? 'en')
  const isMember = Boolean(root?.member)
  useLaterChoices(root?.language ?? 'en', isMember)
  const sharedBy = root?.member?.isShared && root.member.username
  useEffect(() => {
    if (!sharedBy) return
    const stopEmptying = keepNothing()
    let stop: (() => void) | undefined
    void import('./ui/shell/shared-phone').then(
      ({ leaveWhenIdle }) => (stop ??= leaveWhenIdle(sharedBy)),
    )
    return () => {
      stopEmptying()
      stop?.()
    }
  }, [sharedBy])
  useEffect(() => (isMember ? followOtherTabs() : undefined), [isMember])
  useEffect(removeOldDrafts, [])
  // Another item in the same screen must not get what was typed for the last one. The contact flows keep their steps.
  return <Outlet key={useLocation().pathname.replace(/^.contact.*/, '')} />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const rendered = renderedScreenOf(error)
  if (!rendered) return <ErrorScreen screen={errorScreenOf(error)} />
  const html = { __html: rendered.html }
  return <Screen width="narrow" dangerouslySetInnerHTML={html} />
}
