import { expect, test } from '@jest/globals'
import { isForeignAddress, isOwnFile, isOwnPath } from './addresses'

test.each<[string, 'own' | 'foreign' | 'neither']>([
  ['/', 'own'],
  ['/live?id=3#top', 'own'],
  ['/detail?back=https://example.org', 'own'],
  ['https://example.org', 'foreign'],
  ['https://example.org/a?b=c#d', 'foreign'],
  ['https://example.org/@name', 'foreign'],
  ['//example.org', 'neither'],
  ['/\\example.org', 'neither'],
  ['/a\\b', 'neither'],
  ['/a b', 'neither'],
  ['/a\u0000', 'neither'],
  ['\t/a', 'neither'],
  ['live', 'neither'],
  ['', 'neither'],
  ['http://example.org', 'neither'],
  ['HTTPS://example.org', 'neither'],
  ['https://pitchside.example@example.org', 'neither'],
  ['https:\\\\example.org', 'neither'],
  ['https://', 'neither'],
  ['https://a:b', 'neither'],
  ['https://example.org/\u007f', 'neither'],
  ['javascript:alert(1)', 'neither'],
  ['data:text/html,x', 'neither'],
])('the address %j leads: %s', (address, where) => {
  expect([isOwnPath(address), isForeignAddress(address)]).toEqual([where === 'own', where === 'foreign'])
})

test.each([
  ['/media/uploads/a-B_9.webp', true],
  ['/media/covers/fb-hero.webp', true],
  ['/media/../etc/passwd', false],
  ['/media/uploads/a.webp?x', false],
  ['//media/uploads/a.webp', false],
  ['https://example.org/media/uploads/a.webp', false],
  ['blob:x', false],
])('%s is a file of the site: %s', (address, isOwn) => {
  expect(isOwnFile(address)).toBe(isOwn)
})
