type Branch = {
  /** The route that ends here. */
  route?: string
  fixed: Map<string, Branch>
  parameter?: Branch
  /** The route that takes everything below. */
  rest?: string
}

const unknown = '*'

/**
 * Makes the function that names the route of a path by its pattern, `/forum/post/:postId`: there are as many names as
 * routes, and none has an id. Remix' own `matchRoutes` would take longer than a page from memory does.
 */
export function namerOf(patterns: string[]): (path: string) => string {
  const root: Branch = { fixed: new Map() }
  for (const pattern of patterns) {
    const segments = segmentsOf(pattern)
    const optional = segments.findIndex((segment) => segment.endsWith('?'))
    const name = `/${segments.join('/')}`
    if (optional >= 0) plant(root, segments.slice(0, optional), name)
    plant(root, segments, name)
  }
  return (path) => find(root, segmentsOf(pageOf(path)), 0) ?? unknown
}

function plant(root: Branch, segments: string[], name: string) {
  let branch = root
  for (const segment of segments) {
    if (segment === '*') return void (branch.rest = name)
    if (segment.startsWith(':')) branch = branch.parameter ??= { fixed: new Map() }
    else branch = fixedBelow(branch, segment)
  }
  branch.route = name
}

function fixedBelow({ fixed }: Branch, segment: string) {
  const known = fixed.get(segment) ?? { fixed: new Map() }
  fixed.set(segment, known)
  return known
}

// A page's data has the page's route.
function pageOf(path: string) {
  if (!path.endsWith('.data')) return path
  return path === '/_root.data' ? '/' : path.slice(0, -'.data'.length)
}

function segmentsOf(path: string) {
  return path.split('/').filter(Boolean)
}

function find(branch: Branch, segments: string[], at: number): string | undefined {
  const segment = segments[at]
  if (segment === undefined) return branch.route ?? branch.rest
  const fixed = branch.fixed.get(segment.toLowerCase())
  return (
    (fixed && find(fixed, segments, at + 1)) ??
    (branch.parameter && find(branch.parameter, segments, at + 1)) ??
    branch.rest
  )
}
