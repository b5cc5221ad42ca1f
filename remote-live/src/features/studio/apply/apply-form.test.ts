import { expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { type ApplyForm, emptyForm, placeOfReason, problemsOf, steps } from './apply-form'

const context = { countryCode: '86', now: Date.UTC(2026, 4, 16) }
const all = steps.flatMap(({ fields }) => fields)
const good: ApplyForm = {
  realName: '王小明',
  idNumber: '11010519491231002X',
  front: '/media/documents/a.webp',
  back: '/media/documents/b.webp',
  handHeld: '/media/documents/c.webp',
  kinds: [0],
  experience: '2',
  introduction: '看了二十年球，也解说过校队的比赛',
  contactKind: 2,
  contact: 'wx_12345',
  invite: '',
  code: '123456',
}

test('LIVE-10 a complete form has no problems, an empty one names every needed field', () => {
  expect(problemsOf(good, all, context)).toEqual({})
  expect(Object.keys(problemsOf(emptyForm, all, context)).sort()).toEqual([...all].sort())
})

test.each<[Partial<ApplyForm>, string]>([
  [{ realName: '王' }, 'realNameWrong'],
  [{ realName: '<b>x' }, 'realNameWrong'],
  [{ idNumber: '110105194912310021' }, 'idNumberWrong'],
  [{ idNumber: '110105201505160021' }, 'idNumberWrong'],
  [{ front: ' ' }, 'photoMissing'],
  [{ kinds: [] }, 'kindsMissing'],
  [{ experience: '' }, 'experienceMissing'],
  [{ introduction: '字'.repeat(limits.introductionMinChars - 1) }, 'introductionShort'],
  [{ introduction: `${' '.repeat(30)}短` }, 'introductionShort'],
  [{ contact: 'x' }, 'contactWrong2'],
  [{ contactKind: 1, contact: 'wx_12345' }, 'contactWrong1'],
  [{ contactKind: 3, contact: 'wx_12345' }, 'contactWrong3'],
  [{ code: '12' }, 'codeWrong'],
  [{ code: '12a456' }, 'codeWrong'],
])('LIVE-10 %j: %s', (change, problem) => {
  expect(Object.values(problemsOf({ ...good, ...change }, all, context))).toEqual([problem])
})

test('only the fields of a step are looked at', () => {
  expect(problemsOf(emptyForm, steps[1]!.fields, context)).toEqual({
    kinds: 'kindsMissing',
    experience: 'experienceMissing',
    introduction: 'introductionShort',
  })
})

test('a refusal is shown at its field, in the step that has it; others have no place', () => {
  expect(placeOfReason('id-number-taken')).toEqual({ field: 'idNumber', step: 0 })
  expect(placeOfReason('code-dead')).toEqual({ field: 'code', step: 2 })
  expect(placeOfReason('too-often')).toBeUndefined()
})
