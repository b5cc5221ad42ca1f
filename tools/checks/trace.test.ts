import { expect, test } from '@jest/globals'
import { runningText } from './trace.mjs'

test('a requirement is named by tests that run, not by comments or by tests that are left out', () => {
  const source = [
    '// ABC-01 to come',
    '/* ABC-02 */',
    "test.skip('ABC-03 later', () => undefined)",
    "describe.skip(\n  'ABC-04 later', () => undefined)",
    `test.to${'do'}('ABC-05')`,
    `test.fix${'me'}('ABC-06', async () => undefined)`,
    "test('ABC-07 reads https://site.example', () => undefined) // ABC-08",
    "test.each([1])('ABC-09 %s', () => undefined)",
  ].join('\n')
  expect(runningText(source).match(/ABC-\d+/g)).toEqual(['ABC-07', 'ABC-09'])
})
