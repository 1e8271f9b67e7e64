/** The element with the page's data: a line of JSON (`PageModules`), then Remix's stream of what the loaders returned. */
export const pageDataId = 'page-data'

/** The addresses of a page's modules. */
export type PageModules = {
  /** In turns; the modules of one turn in any order. */
  load: string[][]
  manifest: string
  /** By the id of the route, outermost first. */
  routes: Record<string, string>
  /** In development, the styles that Remix puts into the page. */
  criticalCss?: string
}
