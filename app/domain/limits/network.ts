import { isIPv6 } from 'node:net'

/** The key to count an IP address under: IPv4, or the first 64 bits of IPv6, which belong to one connection. */
export function toNetwork(ip: string): string {
  const [plain = ''] = ip.split('%')
  if (!isIPv6(plain)) return plain
  const mapped = /^(?:0*:)*:?(?:0+:)*ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)
  return mapped?.[1] ?? `${groupsOf(plain).slice(0, 4).join(':')}::/64`
}

function groupsOf(ip: string) {
  const [head = '', tail] = ip.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::')
  const [before, after] = [split(head), split(tail ?? '')]
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
}

function split(groups: string) {
  return groups ? groups.split(':').map((group) => parseInt(group, 16).toString(16)) : []
}
