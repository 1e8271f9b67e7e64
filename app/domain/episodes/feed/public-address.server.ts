import { lookup as resolveName, type LookupAddress, type LookupOptions } from 'node:dns'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type Answer = (error: Error | null, addresses: string | LookupAddress[], family?: number) => void

/** Whether an address is on the public internet, not on this machine or its network. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/** Whether a URL names this machine or its network literally, without a lookup. */
export function isWrittenAsLocal({ hostname }: URL): boolean {
  const host = hostOf(hostname)
  return host === 'localhost' || (isIP(host) > 0 && !isPublicAddress(host))
}

function hostOf(hostname: string) {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}

/** `dns.lookup` for public addresses only; connect through it, because a second lookup may differ. */
export function lookupPublic(name: string, options: LookupOptions, answer: Answer): void {
  resolveName(name, { ...options, all: true }, (error, found) => {
    const [first, ...others] = error ? [] : found.filter(({ address }) => isPublicAddress(address))
    if (!first) return answer(error ?? new NotPublic(), [])
    if (options.all) answer(null, [first, ...others])
    else answer(null, first.address, first.family)
  })
}

class NotPublic extends Error {
  readonly code = 'ENOTPUBLIC'
}
