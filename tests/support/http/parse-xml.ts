import { parseStringPromise } from 'xml2js'

/** Reads XML strictly: elements by name, each a list. @throws {Error} when it is not well-formed */
export function parseXml<T>(xml: string): Promise<T> {
  return parseStringPromise(xml) as Promise<T>
}
