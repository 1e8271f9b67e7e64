import { networkInterfaces } from 'node:os'
import { env } from '~/runtime/env.server'
import { fine, note, wrong, type Finding } from './finding'

const timeout = 5_000

/** Checks whether the configured proxies exist and forward to the site. */
export async function checkProxy(): Promise<Finding[]> {
  const isSecure = env.SITE_URL.startsWith('https:')
  if (isSecure && env.TRUST_PROXY === 0)
    return [
      wrong(
        'SITE_URL is https, which only a proxy can speak, and TRUST_PROXY is 0: everybody seems to have the proxy’s address, so when one visitor is refused for trying too often, everybody is',
        'Set TRUST_PROXY to the number of proxies in front, 1 for nginx or Caddy alone.',
      ),
    ]
  const direct = env.TRUST_PROXY > 0 ? await reachableIp() : null
  const open =
    direct &&
    `${direct}:${env.PORT} answers without a proxy, and TRUST_PROXY is ${env.TRUST_PROXY}: anybody who connects there can claim any address as their own`
  return [await front(), ...(open ? [note(open, 'Close the port at the firewall.')] : [])]
}

async function front() {
  try {
    const answer = await fetch(`${env.SITE_URL}/healthz`, { signal: AbortSignal.timeout(timeout) })
    return answer.ok && answer.headers.has('x-request-id')
      ? fine(`the site answers at ${env.SITE_URL}`)
      : wrong(
          `something else answers at ${env.SITE_URL}, status ${answer.status}`,
          'Check that the proxy leads to this PORT, and the name (DNS) to this machine.',
        )
  } catch (error) {
    return note(
      `nothing answers at ${env.SITE_URL}: ${describeError(error)}`,
      'Start the site. If it runs, check the name (DNS), the proxy and its certificate.',
    )
  }
}

function describeError(error: unknown) {
  const { message, cause } = error as { message: string; cause?: { code?: string } }
  return cause?.code ?? message
}

// This machine cannot see what a firewall blocks for others.
async function reachableIp() {
  const interfaces = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  for (const { internal, family, address: ip } of interfaces) {
    if (internal || family !== 'IPv4') continue
    const answer = await fetch(`http://${ip}:${env.PORT}/healthz`, {
      signal: AbortSignal.timeout(timeout),
    }).catch(() => null)
    if (answer?.headers.has('x-request-id')) return ip
  }
  return null
}
