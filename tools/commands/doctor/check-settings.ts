import { driverProblem } from '~/database/sqlite.server'
import { env } from '~/runtime/env.server'
import { fine, note, wrong, type Finding } from './finding'

// Rebuilds the driver with the headers of the package's own binaries.
const recompile = `npm_config_target=${process.versions.node.split('.')[0]}.0.0 npm rebuild better-sqlite3`

/** Finds settings that are valid but seldom intended. The environment was already validated at the start. */
export function checkSettings(): Finding[] {
  const { hostname } = new URL(env.SITE_URL)
  const findings = [fine(`every variable has a valid value; the site is ${env.SITE_URL}`)]
  const unsafe = driverProblem(env.DATABASE_URL)
  if (unsafe) findings.push(wrong(unsafe, `Compile it again: ${recompile}.`))
  if (hostname === 'localhost' || hostname.startsWith('127.'))
    findings.push(
      note('SITE_URL leads to this machine only', 'Set it to the address that people type.'),
    )
  else if (env.SITE_URL.startsWith('http:'))
    findings.push(
      wrong(
        'SITE_URL is http: passwords and cookies would travel unencrypted',
        'Put a proxy with TLS in front (docs/operating.md) and set it to https://….',
      ),
    )
  if (env.RATE_LIMITS === 'off')
    findings.push(wrong('RATE_LIMITS is off: passwords can be guessed', 'Remove the variable.'))
  if (!env.CONTACT_TO)
    findings.push(
      note(
        'visitors’ messages are stored, but not mailed to anybody',
        'Set CONTACT_TO to an address.',
      ),
    )
  return findings
}
