import { expect, test } from '@jest/globals'
import { endlessPainting } from './animations.mjs'

const sheet = (property: string, times: string) => `
.mark { animation: beat 1.6s ${times}; }
@keyframes beat { 0% { opacity: 0.4; } 70%, 100% { ${property}: 0; } }`

test('an endless animation of what must be painted is named with what it moves', () => {
  expect(endlessPainting(sheet('box-shadow', 'infinite'))).toEqual(['beat (box-shadow)'])
  expect(endlessPainting(sheet('background-color', 'ease infinite alternate'))).toEqual(['beat (background-color)'])
})

test('what the compositor moves alone, and what ends, is free', () => {
  expect(endlessPainting(sheet('transform', 'infinite'))).toEqual([])
  expect(endlessPainting(sheet('box-shadow', '2'))).toEqual([])
})
