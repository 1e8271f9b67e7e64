import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { getDatabaseFile } from '../site/site-server'
import { tsxOptions } from '../site/node-options'

export type SampleMember = { username: string; password: string; role: string }

/** Fills a database by the command of `npm run demo`. @returns its members with the printed passwords */
export async function loadSampleContent(databaseUrl: string): Promise<SampleMember[]> {
  const command = [...tsxOptions, 'tools/load-sample-content.ts']
  const env = { ...process.env, NODE_ENV: 'test' as const, DATABASE_URL: databaseUrl }
  const { stdout } = await promisify(execFile)(process.execPath, command, { env })
  const rows = stdout.matchAll(/^ {2}(\w+) +(\S+) +(\w+)$/gm)
  return [...rows].map(([, username = '', password = '', role = '']) => ({
    username,
    password,
    role,
  }))
}

export function getSqliteUrl(site: { folder: string }): string {
  return `file:${path.resolve(getDatabaseFile(site))}`
}
