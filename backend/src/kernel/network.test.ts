import { expect, test } from '@jest/globals'
import { lineOf, networkOf } from './network'

test.each([
  ['203.0.113.77', '203.0.113.77/32', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.77/32', '203.0.113.0/24'],
  ['2001:db8:aaaa:bbbb:1:2:3:4', '2001:db8:aaaa:bbbb::/64', '2001:db8:aaaa::/48'],
  ['2001:DB8:AAAA:BBBB::', '2001:db8:aaaa:bbbb::/64', '2001:db8:aaaa::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
  ['::1', '::/64', '::/48'],
  ['', '', ''],
  ['not an address', '', ''],
])('EDGE-02 %s is a line of %s and lies in %s', (address, line, network) => {
  expect(lineOf(address)).toBe(line)
  expect(networkOf(address)).toBe(network)
})
