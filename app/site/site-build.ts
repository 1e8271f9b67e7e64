import type { ServerBuild } from '@remix-run/node'
import type { openSite } from './open-site.server'
import type { serveSite } from './serve-site.server'

/** The Remix build with what `entry.server.tsx` exports beside its own: the way into the one module graph. */
export type SiteBuild = ServerBuild & {
  entry: { module: { openSite: typeof openSite; serveSite: typeof serveSite } }
}
