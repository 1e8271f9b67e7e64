import { readFileSync } from 'node:fs'

type Package = { scripts: Record<'start', string> }

const { start } = (JSON.parse(readFileSync('package.json', 'utf8')) as Package).scripts

/** What `npm start` gives to Node, so that a site under test has the same memory as one that is deployed. */
export const startFlags: string[] = start.match(/--\S+/g) ?? []

const settings = (start.match(/[A-Z_]+=\S+/g) ?? []).map((each) => each.split('='))

/** What it sets in the environment. */
export const startVariables = Object.fromEntries(settings) as Record<string, string>
