import { lookup as resolveName, type LookupAddress, type LookupOptions } from 'node:dns'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type Answer = (error: Error | null, addresses: string | LookupAddress[], family?: number) => void

/** Whether an address leads out into the internet: not to this machine, nor into the network that it stands in. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/** Whether an address was written, without asking anybody, as one of this machine or of its network. */
export function isWrittenAsLocal({ hostname }: URL): boolean {
  const host = hostOf(hostname)
  return host === 'localhost' || (isIP(host) > 0 && !isPublicAddress(host))
}

function hostOf(hostname: string) {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}

/**
 * Finds the addresses of a name as `dns.lookup` does, the public ones alone. A connection that is made with it goes
 * to an address that was looked at: a name that is resolved twice may lead elsewhere the second time.
 */
export function lookupPublic(name: string, options: LookupOptions, answer: Answer): void {
  resolveName(name, { ...options, all: true }, (error, found) => {
    const [first, ...others] = error ? [] : found.filter(({ address }) => isPublicAddress(address))
    if (!first) return answer(error ?? new NotPublic(), [])
    if (options.all) answer(null, [first, ...others])
    else answer(null, first.address, first.family)
  })
}

/** Says that a name leads into a network that is not public. */
class NotPublic extends Error {
  readonly code = 'ENOTPUBLIC'
}
