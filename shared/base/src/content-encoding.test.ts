import { expect, test } from '@jest/globals'
import { encodingsTaken } from './content-encoding'

test.each([
  [undefined, []],
  ['', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP;q=0.5', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br; q=0.000,gzip;q=0', []],
  ['br;q=0.01', ['br']],
  ['brotli, x-gzip, identity', []],
])('a client that says %p takes %p', (accepted, taken) => {
  expect(encodingsTaken(accepted)).toEqual(taken)
})
