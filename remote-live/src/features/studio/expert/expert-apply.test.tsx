import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { limits } from '@pitchside/contract'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import en from '../../../i18n/en.json'
import { type Answers, answerRequests } from '../../gifts/answers.fixture'
import { type ExpertForm, emptyExpertForm, expertFields, expertProblems, fieldOfRefusal } from './expert-form'
import { ExpertView } from './expert-view'

const context = { countryCode: '86', now: Date.UTC(2026, 4, 16) }
const good: ExpertForm = {
  realName: '王小明',
  idNumber: '11010519491231002X',
  front: '/media/documents/a.webp',
  back: '/media/documents/b.webp',
  introduction: 'Eight years of match reports',
  contactKind: 2,
  contact: 'wx_12345',
  agrees: true,
}

test('MEM-01 a complete form has no problems, an empty one names every field', () => {
  expect(expertProblems(good, context)).toEqual({})
  expect(Object.keys(expertProblems(emptyExpertForm, context)).sort()).toEqual([...expertFields].sort())
})

test.each<[Partial<ExpertForm>, string]>([
  [{ introduction: '球'.repeat(limits.expertExperienceWords + 1) }, 'workLong'],
  [{ introduction: 'word '.repeat(limits.expertExperienceWords + 1) }, 'workLong'],
  [{ introduction: '  ' }, 'workMissing'],
  [{ agrees: false }, 'codeUnticked'],
  [{ idNumber: '110105194912310021' }, 'idNumberWrong'],
  [{ contactKind: 3 }, 'contactWrong3'],
])('MEM-01 %j: %s', (change, problem) => {
  expect(Object.values(expertProblems({ ...good, ...change }, context))).toEqual([problem])
})

test('MEM-01 a refusal is shown at its field', () => {
  expect(['id-number-taken', 'experience-long', 'analyst-code-unticked', 'too-often'].map(fieldOfRefusal)).toEqual([
    'idNumber',
    'introduction',
    'agrees',
    undefined,
  ])
})

const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '9', isAnchor: false }
beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  signedIn(me)
})
afterEach(() => signedOut())

function open(answers: Answers) {
  const asked = answerRequests({ getOwnUser: { data: { mobile: '86-138****0001' } }, ...answers })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const view = render(
    <QueryClientProvider client={client}>
      <ExpertView />
    </QueryClientProvider>,
  )
  return { asked, view }
}
const rejected = {
  name: '王小明',
  id_card: '110***02X',
  introduction: 'Eight years of match reports',
  front: '/media/documents/a.webp',
  negative: '/media/documents/b.webp',
  connect: 'wx_12345',
  connect_type: 2,
  status: 2,
  remark: 'The photo is blurred',
  addtime: 1_700_000_000,
}

test('MEM-01 rejected: the reason stands above what was sent, and it can be sent again after the code is ticked', async () => {
  let application: object = rejected
  const { asked } = open({
    getExpertApplication: () => ({ data: application }),
    applyExpert: () => {
      application = { ...rejected, status: 0, remark: '' }
      return { data: null }
    },
  })
  expect((await screen.findByText(/The photo is blurred/)).textContent).toContain('rejected')
  fireEvent.change(screen.getByLabelText('ID number'), { target: { value: good.idNumber } })
  fireEvent.click(screen.getByRole('button', { name: 'Send application' }))
  expect(screen.getByText('Please tick the code of analysts')).toBeTruthy()
  expect(asked.some(({ name }) => name === 'applyExpert')).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Read the code' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'I have read it and agree' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Send application' }))
  expect(await screen.findByText('Your application awaits review')).toBeTruthy()
  expect(asked.find(({ name }) => name === 'applyExpert')?.input).toMatchObject({
    id_card: good.idNumber,
    agree: 1,
    connect_type: 2,
  })
})

test('MEM-01 what was typed is there again after another section was looked at, and not for another member', async () => {
  const answers = { getExpertApplication: { data: null } }
  const first = open(answers)
  fireEvent.change(await screen.findByLabelText('Work experience'), { target: { value: 'Ten years' } })
  first.view.unmount()
  const second = open(answers)
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Work experience')).value).toBe('Ten years')
  expect(screen.getByText(`2 of ${limits.expertExperienceWords} words`)).toBeTruthy()
  second.view.unmount()
  signedOut()
  signedIn({ ...me, id: 2 })
  open(answers)
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Work experience')).value).toBe('')
})

test('MEM-01 a refusal of the server stands at its field and nothing typed is lost', async () => {
  signedIn({ ...me, id: 3 })
  open({
    getExpertApplication: { data: rejected },
    applyExpert: { code: 1, msg: 'This ID number was approved for another account', reason: 'id-number-taken' },
  })
  fireEvent.change(await screen.findByLabelText('ID number'), { target: { value: good.idNumber } })
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Send application' }))
  expect(await screen.findByText('This ID number was approved for another account')).toBeTruthy()
  const field = screen.getByLabelText<HTMLInputElement>('ID number')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(field.value).toBe(good.idNumber)
})
