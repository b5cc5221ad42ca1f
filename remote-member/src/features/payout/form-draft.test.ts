import { beforeEach, expect, test } from '@jest/globals'
import { draftMs, dropDraft, keepDraft, readDraft } from './form-draft'

beforeEach(() => sessionStorage.clear())

test('MEM-01 what was typed is there again for the same member, for a while', () => {
  keepDraft(sessionStorage, 'card', 3, { bankName: '场边银行' }, 1_000)
  expect(readDraft(sessionStorage, 'card', 3, 1_000 + draftMs - 1)).toEqual({ bankName: '场边银行' })
  expect(readDraft(sessionStorage, 'alipay', 3, 1_000)).toEqual({})
  expect(readDraft(sessionStorage, 'card', 3, 1_000 + draftMs)).toEqual({})
  expect(sessionStorage).toHaveLength(0)
})

test('MEM-01 numbers of cards are there again as long as the page lives, and are never written down', () => {
  keepDraft(sessionStorage, 'card', 3, { bankName: '场边银行' }, 1_000, { number: '6222021234567894' })
  expect(readDraft(sessionStorage, 'card', 3, 1_001)).toEqual({ bankName: '场边银行', number: '6222021234567894' })
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('6222')
  expect(readDraft(sessionStorage, 'card', 4, 1_002)).toEqual({})
  keepDraft(sessionStorage, 'card', 3, { bankName: '场边银行' }, 1_003)
  expect(readDraft(sessionStorage, 'card', 3, 1_004)).toEqual({ bankName: '场边银行' })
})

test('MEM-01 it is not there for somebody else, and gone from then on', () => {
  keepDraft(sessionStorage, 'card', 3, { bankName: '场边银行' }, 1_000)
  expect(readDraft(sessionStorage, 'card', 4, 1_001)).toEqual({})
  expect(readDraft(sessionStorage, 'card', 3, 1_001)).toEqual({})
})

test('MEM-01 it is gone when the form was sent', () => {
  keepDraft(sessionStorage, 'card', 3, { bankName: '场边银行' }, 1_000)
  dropDraft(sessionStorage, 'card')
  expect(readDraft(sessionStorage, 'card', 3, 1_001)).toEqual({})
})
