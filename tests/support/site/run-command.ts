import { spawnSync } from 'node:child_process'
import { buildEnvironment, type Site, type Variables } from './site-server'

/**
 * Runs a command of the build on a site's data, as its operator does.
 * @param environment added to the environment of a site
 */
export function runCommand(
  { folder }: Pick<Site, 'folder'>,
  command: string,
  words: string[],
  environment: Variables = {},
) {
  const env = buildEnvironment('production', 0, folder, environment)
  const line = [`build/${command}.js`, ...words]
  const { status, stdout, stderr } = spawnSync(process.execPath, line, { env, encoding: 'utf8' })
  return { status, stdout, stderr }
}
