import ipaddr from 'ipaddr.js'

/**
 * The network that an address belongs to, too wide to tell a household from its neighbours: /24 of IPv4, /48 of IPv6.
 * @returns null for what is no address
 */
export function networkPrefix(address: string): string | null {
  if (!ipaddr.isValid(address)) return null
  const length = ipaddr.process(address).kind() === 'ipv4' ? 24 : 48
  const network = ipaddr.process(address).toByteArray()
  return `${ipaddr.fromByteArray(network.fill(0, length / 8)).toString()}/${length}`
}
