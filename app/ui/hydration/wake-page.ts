import { RemixBrowser, type UNSAFE_FutureConfig } from '@remix-run/react'
import { pageDataId, type PageModules } from './page-modules'

declare global {
  interface ImportMetaEnv {
    readonly REMIX_FUTURE: UNSAFE_FutureConfig
  }
}

type RouteModules = typeof window.__remixRouteModules
type RouteModule = NonNullable<RouteModules[string]>

/** Gives Remix what its own `Scripts` would have: the page's modules, and what the loaders returned. */
export async function wakePage(): Promise<void> {
  // The modules have just been evaluated.
  await nextTask()
  const [line = '', ...state] = document.getElementById(pageDataId)?.textContent?.split('\n') ?? []
  const { manifest, routes, criticalCss } = JSON.parse(line) as PageModules
  const loading = Object.entries(routes).map(async ([id, address]) => [id, await load(address)])
  // The manifest writes itself into the window.
  const [, ...modules] = await Promise.all([load(manifest), ...loading])
  window.__remixRouteModules = Object.fromEntries(modules) as RouteModules
  window.__remixContext = {
    basename: '/',
    future: import.meta.env.REMIX_FUTURE,
    isSpaMode: false,
    ...(import.meta.env.DEV && { criticalCss }),
    stream: new Response(state.join('\n')).body,
  } as unknown as typeof window.__remixContext
  await startRouter()
}

// Rendered for the first time, Remix begins to read its data and throws what React is to wait for. React can only wait
// while it hydrates without hurry: with an event to answer it fails with its error 345. Rendered again, Remix makes its
// router, which takes as long as React's longest step, and fails at its first hook: that is a task of its own here.
async function startRouter() {
  try {
    RemixBrowser({})
  } catch (waiting) {
    await waiting
  }
  await nextTask()
  // React logs the failed hook in development.
  if (import.meta.env.DEV) return
  try {
    RemixBrowser({})
  } catch {
    await nextTask()
  }
}

// So that a press is answered in between, on a slow phone too.
function nextTask() {
  return new Promise((resume) => setTimeout(resume))
}

// By the whole address: in development Vite would make another module of `/app/root.tsx`.
function load(address: string) {
  return import(/* @vite-ignore */ new URL(address, location.href).href) as Promise<RouteModule>
}
