import type { EntryContext } from '@remix-run/node'
import { translationFilesOf } from '~/i18n/translation-files.server'
import type { PageModules } from '~/ui/hydration/page-modules'

/**
 * What a page needs to come alive, for its HTML: its modules, its words in its language, what its loaders returned.
 * Takes Remix's stream of the latter out of `context`.
 */
export async function pageDataOf(context: EntryContext, language: string): Promise<string> {
  const state = await new Response(context.serverHandoffStream).text()
  context.serverHandoffStream = undefined
  const modules = modulesOf(context, language)
  return `${JSON.stringify(modules)}\n${state}`.replaceAll('<', '\\u003c')
}

function modulesOf(
  { manifest, routeModules, staticHandlerContext, criticalCss }: EntryContext,
  language: string,
): PageModules {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = ids.flatMap((id) => manifest.routes[id] ?? [])
  const { entry, hmr, url } = manifest as typeof manifest & { hmr?: { runtime: string } }
  const files = [
    ...entry.imports,
    ...routes.flatMap(({ imports = [], module }) => [...imports, module]),
    url,
    entry.module,
    ...translationFilesOf(
      language,
      ids.flatMap((id) => namespacesOf(routeModules[id]?.handle)),
    ),
  ]
  return {
    // In development, React's refresh has to be there before any component.
    load: [...(hmr ? [[hmr.runtime]] : []), [...new Set(files)]],
    manifest: url,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    criticalCss,
  }
}

function namespacesOf(handle: unknown): string[] {
  const { i18n = [] } = (handle ?? {}) as { i18n?: string | string[] }
  return [i18n].flat()
}
