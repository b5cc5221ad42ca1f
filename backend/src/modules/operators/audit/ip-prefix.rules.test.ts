import { expect, test } from '@jest/globals'
import { ipPrefix } from './ip-prefix.rules'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:aa:1::9', '2001:db8:aa::/48'],
  ['2001:DB8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['somewhere', ''],
])('the network of %s is %s', (ip, prefix) => {
  expect(ipPrefix(ip)).toBe(prefix)
})
