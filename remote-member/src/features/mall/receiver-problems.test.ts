import { expect, test } from '@jest/globals'
import { nobody, problemsOf } from './receiver-problems'

const good = { name: '周小北', mobile: '139 0000-0001', address: '上海市 1 号' }

test.each([
  ['nothing is wrong', good, {}],
  ['all is missing', nobody, { name: 'missing', mobile: 'missing', address: 'missing' }],
  ['blanks are nothing', { ...good, name: '  ', address: ' ' }, { name: 'missing', address: 'missing' }],
  ['letters in the number', { ...good, mobile: '1390000000a' }, { mobile: 'wrong' }],
  ['too short a number', { ...good, mobile: '12345' }, { mobile: 'wrong' }],
  ['too long a number', { ...good, mobile: '123456789012' }, { mobile: 'wrong' }],
])('MEM-03 the receiver: %s', (_what, receiver, problems) => {
  expect(problemsOf(receiver)).toEqual(problems)
})
