import { createRequire } from 'node:module'

type Parse = (xml: string) => Promise<Record<string, unknown>>

// The strict parser below rss-parser, which is a dependency of ours.
const belowRssParser = createRequire(createRequire(import.meta.url).resolve('rss-parser'))
const { parseStringPromise } = belowRssParser('xml2js') as { parseStringPromise: Parse }

/**
 * Reads XML strictly.
 * @returns elements by name, each a list
 * @throws {Error} when it is not well-formed
 */
export function parseXml<T>(xml: string): Promise<T> {
  return parseStringPromise(xml) as Promise<T>
}
