import ipaddr from 'ipaddr.js'

/** The network of an address, too wide to identify a household: /24 or /48; null for a non-address. */
export function networkPrefix(address: string): string | null {
  if (!ipaddr.isValid(address)) return null
  const length = ipaddr.process(address).kind() === 'ipv4' ? 24 : 48
  const network = ipaddr.process(address).toByteArray()
  return `${ipaddr.fromByteArray(network.fill(0, length / 8)).toString()}/${length}`
}
