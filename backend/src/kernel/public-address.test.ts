import { expect, test } from '@jest/globals'
import { isPublicAddress, lookupPublic, publicHttps } from './public-address'

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['no address', false],
])('WEB-08 %s is an address of the public internet: %s', (address, isPublic) =>
  expect(isPublicAddress(address)).toBe(isPublic),
)

test.each([
  ['https://push.example.com/send/abc', true],
  ['http://push.example.com/send', false],
  ['https://push.example.com:8443/send', false],
  ['https://me:secret@push.example.com/', false],
  ['https://localhost/', false],
  ['https://a.localhost/', false],
  ['https://printer.local/', false],
  ['https://metadata.google.internal/', false],
  ['https://push/', false],
  ['https://127.0.0.1/', false],
  ['https://0x7f.1/', false],
  ['https://2130706433/', false],
  ['https://[::1]/', false],
  ['https://8.8.8.8/', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('WEB-08 what a stranger gives is asked when it is https at a public name: %s, %s', (address, isOpen) =>
  expect(publicHttps(address) !== undefined).toBe(isOpen),
)

test('WEB-08 a name that leads to this machine leads nowhere, whoever asks for one address or for all', async () => {
  const look = (all: boolean) =>
    new Promise((resolve) => lookupPublic('localhost', { all }, (error) => resolve(error?.message)))
  expect(await Promise.all([look(true), look(false)])).toEqual([
    'localhost leads to no public address',
    'localhost leads to no public address',
  ])
})
