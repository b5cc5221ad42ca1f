import { expect, test } from '@jest/globals'
import { readClientFrame } from './client-frame'

const companyOf = (sent: unknown) => readClientFrame(JSON.stringify({ type: 'toggle', company_id: sent }))

test.each([
  [7, 7],
  ['7', 7],
  ['0x10', 0],
  ['1e1', 0],
  [' 7 ', 0],
  ['-7', 0],
  [-7, 0],
  [7.5, 0],
  [true, 0],
  [[7], 0],
])('EDGE-01 a company %j is %i', (sent, read) => {
  expect(companyOf(sent)).toEqual({ type: 'toggle', company_id: read })
})
