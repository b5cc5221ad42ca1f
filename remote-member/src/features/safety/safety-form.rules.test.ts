import { expect, test } from '@jest/globals'
import { deletionProblems, passwordProblems } from './safety-form.rules'

const good = { present: 'old secret', next: 'new secret', again: 'new secret', code: '123456' }
test.each([
  [{}, {}],
  [{ present: '' }, { present: 'missing' }],
  [{ next: 'short', again: 'short' }, { next: 'short' }],
  [{ next: 'old secret', again: 'old secret' }, { next: 'same' }],
  [{ again: 'new secreT' }, { again: 'differs' }],
  [{ code: '12345' }, { code: 'code' }],
])('MEM-01 a password form with %j: %j', (change, problems) => {
  expect(passwordProblems({ ...good, ...change })).toEqual(problems)
})

const answer = { password: 'secret', code: '123456', confirm: 'delete ', givesUp: false }
test.each([
  [{}, false, {}],
  [{}, true, { givesUp: 'giveUp' }],
  [{ givesUp: true }, true, {}],
  [{ confirm: 'DELET' }, false, { confirm: 'word' }],
  [{ password: '', code: '' }, false, { password: 'missing', code: 'code' }],
])('MEM-01 a deletion with %j, owning %s: %j', (change, owns, problems) => {
  expect(deletionProblems({ ...answer, ...change }, { word: 'DELETE', owns })).toEqual(problems)
})
