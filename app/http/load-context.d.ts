import '@remix-run/node'
import type { Visitor } from '~/domain/activity/viewer-keys.server'
import type { News } from '~/domain/answers/answers.server'
import type { OpenSession } from '~/domain/sessions/sessions.server'
import type { OwnThreads } from '~/domain/threads/thread-states.server'
import type { SubmittedFields } from '~/http/forms/read-form.server'
import type { Preferences } from '~/http/session/preferences.server'

// The context that `app/site/request-handler.server.ts` passes to every loader and action of one request.
declare module '@remix-run/node' {
  interface AppLoadContext {
    nonce: string
    requestId: string
    /** Adds a `Set-Cookie` value to the response, whatever the route answers. */
    setCookie: (value: string) => void
    /** The client's IP address, read through the proxies that `TRUST_PROXY` trusts. */
    ip: string
    /** Set when the request was refused before Remix; the not-found route answers with it. */
    refusal?: number
    /** Null for bots and prefetches. */
    visitor?: Visitor | null
    /** True when nobody sees the response: `HEAD` or a prefetch. A notice then waits for the next page. */
    isUnseen?: boolean
    /** Resolves once the connection can accept more data or has closed. Remix does not apply backpressure. */
    waitForDrain?: () => Promise<void>
    structuredData?: () => string
    /** The render time in milliseconds, set when the cache needs it. */
    renderedAt?: number

    // Read once per request.
    session?: Promise<OpenSession | null>
    ownThreads?: Promise<OwnThreads>
    ownNews?: Promise<News>
    /** True when the request's session has just ended because a shared phone was idle. */
    wasIdle?: boolean

    // Set by the action for the loaders, which run after it and show its page.
    /** True when the form was refused. The page title then starts with 'Error: '. */
    wasRefused?: boolean
    /** True when the form switched language or theme and was not sent. */
    wasSwitched?: boolean
    chosenTheme?: Preferences['theme']
    /** The id of the item whose appeal form the page shows again. */
    appealShownAgain?: string
    previewTitle?: string
    /** The screen that the page shows instead of the post. */
    itemScreen?: 'edit' | 'delete'
    /** Set when only this response shows new recovery words or codes. The page's title depends on `isShared`. */
    shownOnce?: { isShared: boolean }
    /** For the screen that says that the database is unavailable. */
    submittedFields?: SubmittedFields | null
    /**
     * An error of the action that the loader of the form's page throws. If the action threw it, Remix would load
     * nothing for the error screen, whose header would show a member as signed out, in the light theme.
     */
    actionError?: { routeId: string; response: Response }
  }
}
