import { expect, test } from '@jest/globals'
import { readArguments } from './read-arguments.mjs'

test('a part of the screens is asked for by name, language and size', () => {
  expect(readArguments(['--only', 'live,match', '--lang', 'en', '--size', '1280x720'])).toEqual({
    environment: { LOOKS_ONLY: 'live,match', LOOKS_LANGUAGES: 'en', LOOKS_SIZES: '1280x720' },
  })
  expect(readArguments(['--sample'])).toEqual({ environment: { LOOKS_SAMPLE: '1' } })
})

test('what is not understood is said', () => {
  expect(readArguments(['--sizes']).problem).toContain('--sizes')
  expect(readArguments(['--only']).problem).toContain('--only')
  expect(readArguments(['--size', 'large']).problem).toContain('1280x720')
})
