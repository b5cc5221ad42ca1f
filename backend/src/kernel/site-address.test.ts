import { expect, test } from '@jest/globals'
import { createSiteAddress } from './site-address'

const asked = (host: string, protocol = 'http') => ({
  protocol,
  host,
  raw: { socket: { localAddress: '::ffff:192.0.2.7', localPort: 8080 } },
})
const bare = createSiteAddress({ publicUrl: '', allowedHosts: ['pitchside.test', '[2001:db8::5]'] })

test.each([
  'localhost:8080',
  'LOCALHOST',
  'demo.localhost:3000',
  '127.0.0.1:8080',
  '127.9.8.7',
  '[::1]:8080',
  'pitchside.test',
  'Pitchside.Test:8443',
  '[2001:db8::5]:80',
])('EDGE-10 %s is a name of the site', (host) => {
  expect(bare.originOf(asked(host))).toBe(`http://${host.toLowerCase()}`)
  expect(bare.askedOrigin(asked(host, 'https'))).toBe(`https://${host.toLowerCase()}`)
})

test.each([
  'evil.example',
  'localhost.evil.example',
  'pitchside.test.evil.example',
  'evil.example:8080',
  '203.0.113.9',
  'localhost/@evil.example',
  'localhost@evil.example',
  'localhost:80:80',
  'localhost:80.evil.example',
  'localhost#',
  '[::1].evil.example',
  '',
])('EDGE-10 %j is none: links name the address the connection came in at', (host) => {
  expect(bare.askedOrigin(asked(host))).toBeUndefined()
  expect(bare.originOf(asked(host))).toBe('http://192.0.2.7:8080')
})

test('EDGE-10 links use PUBLIC_URL whatever was asked, and its name is one of the site', () => {
  const told: string[] = []
  const site = createSiteAddress({ publicUrl: 'https://www.example', allowedHosts: [] }, (host) => told.push(host))
  expect(site.originOf(asked('evil.example'))).toBe('https://www.example')
  expect(site.originOf(asked('localhost:8080'))).toBe('https://www.example')
  expect(site.askedOrigin(asked('www.example', 'https'))).toBe('https://www.example')
  expect(site.askedOrigin(asked('evil.example'))).toBeUndefined()
  expect(told).toEqual([])
})

test('EDGE-10 a host nobody named is told to whoever runs the site, at a length that fits a log', () => {
  const told: string[] = []
  createSiteAddress({ publicUrl: '', allowedHosts: [] }, (host) => told.push(host)).originOf(asked('e'.repeat(5_000)))
  expect(told).toEqual(['e'.repeat(100)])
})

test('EDGE-10 a scheme that a proxy passes on is http or https', () => {
  expect(bare.originOf(asked('localhost', 'javascript'))).toBe('http://localhost')
})
