import ipaddr from 'ipaddr.js'

/** The network of an IP address, too wide to identify a household: /24 or /48; null for other text. */
export function networkPrefix(ip: string): string | null {
  if (!ipaddr.isValid(ip)) return null
  const length = ipaddr.process(ip).kind() === 'ipv4' ? 24 : 48
  const network = ipaddr.process(ip).toByteArray()
  return `${ipaddr.fromByteArray(network.fill(0, length / 8)).toString()}/${length}`
}
