import { readFileSync } from 'node:fs'

type Package = { scripts: Record<'start', string> }

const { start } = (JSON.parse(readFileSync('package.json', 'utf8')) as Package).scripts

/** Node's flags in `npm start`, so that a site under test has the same memory as a deployed one. */
export const startFlags: string[] = start.match(/--\S+/g) ?? []

const settings = (start.match(/[A-Z_]+=\S+/g) ?? []).map((each) => each.split('='))

/** The environment variables that `npm start` sets. */
export const startVariables = Object.fromEntries(settings) as Record<string, string>
