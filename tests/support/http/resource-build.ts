import type { ServerBuild } from '@remix-run/node'

type Module = ServerBuild['routes'][string]['module']
type Route = { id: string; path: string; module: Partial<Module> }

/** Returns the part of Remix's build that resource routes need, below an empty root. */
export function resourceBuild(routes: Route[]): ServerBuild {
  return {
    entry: { module: { default: () => new Response() } },
    routes: Object.fromEntries([
      ['root', { id: 'root', path: '', module: { default: () => null } }],
      ...routes.map((route) => [route.id, { ...route, parentId: 'root' }]),
    ]) as ServerBuild['routes'],
    future: { v3_singleFetch: true, v3_relativeSplatPath: true, v3_throwAbortReason: true },
    assets: { routes: {}, entry: { module: '', imports: [] }, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
  } as unknown as ServerBuild
}
