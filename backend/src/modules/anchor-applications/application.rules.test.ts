import { expect, test } from '@jest/globals'
import { maskedIdNumber } from '@pitchside/base'
import { Failure } from '../../kernel/failure'
import { type ApplicationForm, requireForm } from './application.rules'

const now = Date.UTC(2026, 4, 16)
const good: ApplicationForm = {
  kinds: [0],
  experience: 2,
  invite: '',
  realName: '欧阳娜娜·阿依',
  idNumber: '11010519491231002X',
  contact: '10001',
  contactKind: 1,
  introduction: '看了二十年球，也解说过校队的比赛',
  front: 'a',
  back: 'b',
  handHeld: 'c',
}

function reasonOf(change: Partial<ApplicationForm>, country = '86'): string | undefined {
  try {
    requireForm({ ...good, ...change }, country, now)
    return undefined
  } catch (error) {
    if (error instanceof Failure) return error.reason
    throw error
  }
}

test.each<[Partial<ApplicationForm>, string | undefined]>([
  [{}, undefined],
  [{ realName: 'Nguyễn Thị Hoa' }, undefined],
  [{ realName: '王' }, 'real-name-wrong'],
  [{ realName: '<b>王五</b>' }, 'real-name-wrong'],
  [{ realName: '王5五' }, 'real-name-wrong'],
  [{ idNumber: '110105194912310021' }, 'id-number-wrong'],
  [{ contact: '0123' }, 'contact-wrong'],
  [{ contactKind: 2, contact: 'wx_12345' }, undefined],
  [{ contactKind: 2, contact: '1wx45678' }, 'contact-wrong'],
  [{ contactKind: 3, contact: '+84 912 345 678' }, undefined],
  [{ contactKind: 3, contact: 'call me' }, 'contact-wrong'],
  [{ experience: 0 }, 'experience-unknown'],
  [{ experience: 5 }, 'experience-unknown'],
  [{ introduction: '一二三四五六七八九十一二三四' }, 'introduction-short'],
  [{ introduction: '一二三四五六七八九十一二三四五' }, undefined],
  [{ introduction: '⚽'.repeat(14) }, 'introduction-short'],
  [{ introduction: `${' '.repeat(20)}短` }, 'introduction-short'],
])('LIVE-10 %j: %s', (change, reason) => expect(reasonOf(change)).toBe(reason))

test('an identity number shows its ends only', () => {
  expect(maskedIdNumber('11010519491231002X')).toBe('110************02X')
  expect(maskedIdNumber('K12345')).toBe('K1**45')
})
