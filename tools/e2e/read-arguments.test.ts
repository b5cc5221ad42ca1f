import { expect, test } from '@jest/globals'
import { readArguments } from './read-arguments.mjs'

test.each([
  [[], { engines: [], words: [] }],
  [['scores-list', '--headed'], { engines: [], words: ['scores-list', '--headed'] }],
  [['--browser', 'chromium', 'scores-list'], { engines: [], words: ['scores-list'] }],
  [['--browser', 'firefox', 'room'], { engines: ['firefox'], words: ['room'] }],
  [['--browser=firefox,webkit', '--short'], { engines: ['firefox', 'webkit'], words: [], isShort: true }],
  [['--table', '--browser', 'all'], { engines: ['chromium', 'firefox', 'webkit'], words: [], isTable: true }],
])('LOOP-04 %j is read', (given, wanted) => {
  expect(readArguments(given)).toEqual({ isShort: false, isTable: false, ...wanted })
})

test.each([[['--browser']], [['--browser', 'opera']], [['--browser', 'firefox,opera']], [['--short']]])(
  'LOOP-04 %j is refused',
  (given) => {
    expect(readArguments(given).problem).toMatch(/takes chromium, firefox, webkit/)
  },
)
