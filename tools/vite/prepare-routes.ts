import type { Plugin } from 'vite'

type Change = { file: RegExp; before: string; after: string }

// docs/decisions/0037-routes-prepared-once.md
const routerChanges: Change[] = [
  {
    file: /@remix-run\/router\/dist\/router\.js$/,
    before: `  let branches = flattenRoutes(routes);
  rankRouteBranches(branches);
`,
    after: `  let branches = branchesOf.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    branchesOf.set(routes, branches);
  }
`,
  },
  {
    file: /@remix-run\/router\/dist\/router\.js$/,
    before: `  let matches = null;
  let decoded = decodePath(pathname);
  for (`,
    after: `  const key = allowPartial + " " + pathname;
  if (branches.matched?.has(key)) return branches.matched.get(key)?.map((match) => ({ ...match }));
  let matches = null;
  let decoded = decodePath(pathname);
  const first = decoded.split("/")[1]?.toLowerCase();
  for (`,
  },
  {
    file: /@remix-run\/router\/dist\/router\.js$/,
    before: `    matches = matchRouteBranch(branches[i], decoded, allowPartial);
  }
  return matches;
`,
    after: `    if (startsOtherwise(branches[i].path, first)) continue;
    matches = matchRouteBranch(branches[i], decoded, allowPartial);
  }
  if (matches && key.length < 200) {
    // As many as are likely to be asked for again.
    if (!branches.matched || branches.matched.size === 1000) branches.matched = new Map();
    branches.matched.set(key, matches.map((match) => ({ ...match })));
  }
  return matches;
`,
  },
  {
    file: /@remix-run\/router\/dist\/router\.js$/,
    before: `function compilePath(path, caseSensitive, end) {
`,
    after: `const branchesOf = new WeakMap();
function startsOtherwise(path, first) {
  const segment = path.split("/")[1];
  return segment && !/[:*?]/.test(segment) && segment.toLowerCase() !== first;
}
const compiledPaths = new Map();
function compilePath(path, caseSensitive, end) {
  const key = caseSensitive + " " + end + " " + path;
  let compiled = compiledPaths.get(key);
  if (!compiled) {
    compiled = compilePathAnew(path, caseSensitive, end);
    if (compiledPaths.size < 1000) compiledPaths.set(key, compiled);
  }
  return compiled;
}
function compilePathAnew(path, caseSensitive, end) {
`,
  },
]

const serverChanges: Change[] = [
  {
    file: /@remix-run\/react\/dist\/esm\/server\.js$/,
    before: `  let routes = createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);
`,
    after: `  let routes = routesOf.get(manifest);
  if (!routes) {
    routes = createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);
    routesOf.set(manifest, routes);
  }
`,
  },
  {
    file: /@remix-run\/react\/dist\/esm\/server\.js$/,
    before: `function RemixServer({
`,
    after: `const routesOf = new WeakMap();
function RemixServer({
`,
  },
  {
    file: /react-router-dom\/server\.mjs$/,
    before: `  let manifest = {};
  let dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);
`,
    after: `  if (!preparedRoutes.has(routes)) {
    const manifest = {};
    const dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);
    preparedRoutes.set(routes, { manifest, dataRoutes });
  }
  const { manifest, dataRoutes } = preparedRoutes.get(routes);
`,
  },
  {
    file: /react-router-dom\/server\.mjs$/,
    before: `function createStaticRouter(routes, context, opts = {}) {
`,
    after: `const preparedRoutes = new WeakMap();
function createStaticRouter(routes, context, opts = {}) {
`,
  },
]

const routers = /node_modules\/(@remix-run|react-router|react-router-dom)\//

/** What must be bundled for that: all that shares the router with the screens. */
export const routerPackages = [
  /^@remix-run\/(express|node|react|router|server-runtime)$/,
  /^react-router(-dom)?(\/server)?$/,
  /^remix-i18next/,
  // Of another version than ours.
  /^cookie$/,
]

/**
 * Has the bundles prepare the routes once instead of at every match.
 * @throws {Error} when a dependency no longer has the text that is changed, or is not bundled
 */
export function prepareRoutes(isSsrBuild: boolean): Plugin {
  const wanted = isSsrBuild ? [...routerChanges, ...serverChanges] : routerChanges
  const done = new Set<Change>()
  return {
    name: 'prepare-routes',
    apply: 'build',
    transform(code, id) {
      const file = id.split('?')[0] ?? ''
      if (!routers.test(file)) return null
      // Node looks the environment up anew each time.
      let changed = code.replaceAll('process.env.NODE_ENV', '"production"')
      for (const change of wanted.filter((each) => each.file.test(file))) {
        const { before, after } = change
        if (changed.split(before).length !== 2)
          throw new Error(`${file} is not what docs/decisions/0037 changes`)
        changed = changed.replace(before, () => after)
        done.add(change)
      }
      return { code: changed, map: null }
    },
    buildEnd(error) {
      if (!error && done.size < wanted.length) throw new Error('The routers are not bundled')
    },
  }
}
