import { expect, test } from '@jest/globals'
import { setLine } from './line-look'
import { plainRules } from './recording-stage.fixture'

const measure = (text: string): number => text.length * 20
const goal = { src: 'https://site.example/goal.png', alt: '[goal]' }

test('AIR-07 a line with pictures is as wide as its words and a square for each', () => {
  const line = { text: 'ab[goal][goal]c', parts: ['ab', goal, goal, 'c'] }
  const set = setLine(line, plainRules, measure)
  expect(set).toMatchObject({ text: line.text, parts: line.parts, width: 3 * 20 + 2 * 26 })
  expect(setLine({ text: 'abc' }, plainRules, measure)).not.toHaveProperty('parts')
})

test('AIR-07 a bar names its sender before the first piece', () => {
  const set = setLine({ text: '[goal]', parts: [goal], tier: 6, name: 'Ann' }, plainRules, measure)
  expect(set.parts).toEqual(['Ann：', goal])
})
