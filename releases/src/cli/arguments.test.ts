import { expect, test } from '@jest/globals'
import { readCommand } from './arguments'

test('a whole command is read, in either way of giving values', () => {
  expect(
    readCommand(['promote', 'remote-scores', '--version', '1.1.0', '--why=goal = win', '--by', 'mei', '--json']),
  ).toEqual({
    verb: 'promote',
    name: 'remote-scores',
    targets: [{ name: 'remote-scores', version: '1.1.0' }],
    environment: 'production',
    isJson: true,
    values: { version: '1.1.0', why: 'goal = win', by: 'mei' },
    flags: new Set(['json']),
  })
})

test.each([
  [[], /a verb is missing/],
  [['ship', 'remote-live'], /unknown verb ship/],
  [['publish'], /publish which package/],
  [['publish', 'moon'], /moon is no name of a package/],
  [['publish', 'host', '--fast'], /unknown option --fast/],
  [['publish', 'host', '--version'], /--version needs a value/],
  [['rollback', 'host', 'remote-live'], /one package at a time/],
  [['promote', 'host', 'Moon@1.0.0'], /Moon is no name of a package/],
  [['promote', 'host', 'remote-live', '--version', '2.0.0'], /package@version/],
])('%j is refused with what to type instead', (words, message) => {
  expect(() => readCommand(words)).toThrow(message)
})

test('status asks for everything when no package is named', () => {
  expect(readCommand(['status', '--env', 'stage'])).toMatchObject({ name: undefined, environment: 'stage' })
})

test('FED-05 what only works together is named together, each package with its version', () => {
  expect(readCommand(['promote', 'host@2.0.0', 'remote-live']).targets).toEqual([
    { name: 'host', version: '2.0.0' },
    { name: 'remote-live', version: undefined },
  ])
})
