import { expect, test } from 'vitest'
import { networkPrefix } from '~/domain/security-log/log-security-event.server'

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['::1', '::/48'],
  ['', null],
  ['unknown', null],
])('of %j is %j', (ip, network) => {
  expect(networkPrefix(ip)).toBe(network)
})
