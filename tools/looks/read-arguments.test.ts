import { expect, test } from '@jest/globals'
import { readArguments } from './read-arguments.mjs'

test('a part of the screens is asked for by name, language and size', () => {
  expect(readArguments(['--only', 'live,match', '--lang', 'en', '--size', '1280x720'])).toEqual({
    LOOKS_ONLY: 'live,match',
    LOOKS_LANGUAGES: 'en',
    LOOKS_SIZES: '1280x720',
  })
  expect(readArguments(['--pictures', '20', '--seed', '7'])).toEqual({
    LOOKS_PICTURES: '20',
    LOOKS_SEED: '7',
  })
  expect(readArguments(['--sample'])).toEqual({ LOOKS_SAMPLE: '1' })
})

test('what is not understood is said', () => {
  expect(() => readArguments(['--sizes'])).toThrow('--sizes')
  expect(() => readArguments(['--pictures', 'all'])).toThrow('whole numbers')
  expect(() => readArguments(['--only'])).toThrow('--only')
  expect(() => readArguments(['--size', 'large'])).toThrow('1280x720')
})
