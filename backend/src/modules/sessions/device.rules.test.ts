import { expect, test } from '@jest/globals'
import { addressPrefix, deviceNameOf } from './device.rules'

const chromeOn = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36`
test.each([
  [chromeOn('Windows NT 10.0; Win64; x64'), 'Chrome', 'Windows'],
  [chromeOn('X11; Linux x86_64'), 'Chrome', 'Linux'],
  [`${chromeOn('Windows NT 10.0')} Edg/140.0`, 'Edge', 'Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1 (KHTML) Version/18.0 Safari/605.1',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox', 'Android'],
  ['<script>alert(1)</script>', '', ''],
  ['', '', ''],
])('the device %j is called %s on %s', (userAgent, browser, system) => {
  expect(deviceNameOf(userAgent)).toEqual({ browser, system })
})

test.each([
  ['203.0.113.7', '203.0.*.*'],
  ['::ffff:203.0.113.7', '203.0.*.*'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::*'],
  ['nonsense', ''],
])('of the address %s only %j is shown', (ip, shown) => {
  expect(addressPrefix(ip)).toBe(shown)
})
