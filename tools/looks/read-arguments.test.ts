import { expect, test } from '@jest/globals'
import { readArguments } from './read-arguments.mjs'

test('a part of the screens is asked for by name, language and size', () => {
  expect(readArguments(['--only', 'live,match', '--lang', 'en', '--size', '1280x720'])).toEqual({
    environment: { LOOKS_ONLY: 'live,match', LOOKS_LANGUAGES: 'en', LOOKS_SIZES: '1280x720' },
  })
  expect(readArguments(['--pictures', '20', '--seed', '7']).environment).toEqual({
    LOOKS_PICTURES: '20',
    LOOKS_SEED: '7',
  })
  expect(readArguments(['--sample'])).toEqual({ environment: { LOOKS_SAMPLE: '1' } })
})

test('what is not understood is said', () => {
  expect(readArguments(['--sizes']).problem).toContain('--sizes')
  expect(readArguments(['--pictures', 'all']).problem).toContain('whole numbers')
  expect(readArguments(['--only']).problem).toContain('--only')
  expect(readArguments(['--size', 'large']).problem).toContain('1280x720')
})
