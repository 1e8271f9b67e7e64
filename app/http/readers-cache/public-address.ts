import { isLanguage, type Language } from '~/i18n/languages'
import { repeatedParameters } from '../repeated-parameters'
import { publicRouteOf, unkeptParameters, type PublicRoute } from './public-routes'

export type PublicAddress = {
  form: PublicRoute['form']
  /** The path with the parameters that the route reads, in order of their names. */
  target: string
  path: string
  /** The language that the address asks for. */
  language: Language | null
  /** The post whose reading is counted. */
  readPost?: string
}

/** A request target that may be answered from memory; null for others, odd spellings of a public address included. */
export function publicAddressOf(url: string): PublicAddress | null {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  const isData = path.endsWith('.data')
  const found = publicRouteOf(pagePathOf(path))
  if (!found || (isData && found.route.form !== 'page')) return null
  const { route, readPost } = found
  const query = at < 0 ? '' : keptQuery(url.slice(at + 1), route)
  if (query === null) return null
  const lng = query && new URLSearchParams(query).get('lng')
  return {
    form: route.form,
    target: query ? `${path}?${query}` : path,
    path,
    language: isLanguage(lng) ? lng : null,
    readPost,
  }
}

/** The path of the page whose data a path asks for, or the path itself. */
export function pagePathOf(path: string): string {
  if (!path.endsWith('.data')) return path
  const page = path.slice(0, -'.data'.length)
  // The data of `/`; `/.data` is nothing.
  return page === '/_root' ? '/' : page === '/' ? '' : page
}

// Unknown parameters change nothing and are dropped, so that nobody fills the memory with them.
function keptQuery(search: string, { parameters }: PublicRoute) {
  const query = new URLSearchParams(search)
  if (repeatedParameters(query).length) return null
  const kept: [string, string][] = []
  for (const [name, value] of query) {
    const pattern = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    if (!pattern && !unkeptParameters.includes(name)) continue
    if (!pattern?.test(value)) return null
    kept.push([name, value])
  }
  return new URLSearchParams(kept.sort(([a], [b]) => (a < b ? -1 : 1))).toString()
}
