import { createServer, type ServerResponse } from 'node:http'
import { createServer as createVite } from 'vite'
import type { Site } from '~/site/open-site.server'
import type { SiteBuild } from '../app/site/site-build'

/**
 * Starts the site from its source. When Vite reloads one of the site's modules, the old site is closed before the next
 * request opens a new one. There is always one database connection and one mailer.
 */
export async function startWithVite(): Promise<void> {
  const server = createServer()
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  })
  const load = () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<SiteBuild>
  const open = ({ openSite }: Entry) => openSite(load, vite.middlewares)

  let { module: entry } = (await load()).entry
  let site = open(entry)

  async function presentSite() {
    // While a file has an error, keep the open site, which reports the error.
    const build = await load().catch(() => null)
    if (build && build.entry.module !== entry) {
      entry = build.entry.module
      site = replace(site)
    }
    return site
  }

  async function replace(former: Promise<Site>) {
    await former.then(close, () => {})
    const next = await open(entry)
    next.start()
    vite.config.logger.info('the site was opened anew', { timestamp: true })
    return next
  }

  await site
  entry.serveSite(
    {
      app: (request, response) =>
        void presentSite().then(
          ({ app }) => app(request, response),
          (error: Error) => fail(error, response),
        ),
      start: () => void site.then((opened) => opened.start()),
      stop: async () => (await site).stop(),
      close: async () => (await site).close(),
    },
    server,
  )
}

type Entry = SiteBuild['entry']['module']

async function close(site: Site) {
  await site.stop()
  await site.close()
}

function fail(error: Error, response: ServerResponse) {
  process.stderr.write(`${error.stack}\n`)
  response.writeHead(500, { 'Content-Type': 'text/plain' }).end(error.stack)
}
