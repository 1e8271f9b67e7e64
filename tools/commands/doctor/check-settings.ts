import { databaseKind } from '~/database/kind.server'
import { env } from '~/runtime/env.server'
import { nodeProblem } from '~/runtime/node-version.server'
import { fine, note, wrong, type Finding } from './finding'

const shortest = 16

/** What each variable may be was looked at before anything ran; here is what is allowed, and seldom meant. */
export function checkSettings(): Finding[] {
  const { hostname } = new URL(env.SITE_URL)
  const findings = [fine(`every variable has a valid value; the site is ${env.SITE_URL}`)]
  const unsafe = nodeProblem(process.versions.node)
  if (unsafe && databaseKind(env.DATABASE_URL) === 'sqlite')
    findings.push(wrong(unsafe, 'Install Node.js 22, or 24 below 24.19.'))
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
  if (env.METRICS_TOKEN && env.METRICS_TOKEN.length < shortest)
    findings.push(wrong('METRICS_TOKEN can be guessed', 'Make another one: openssl rand -hex 32.'))
  return findings
}
