import { beforeEach, expect, test } from '@jest/globals'
import { signedIn } from '@pitchside/auth'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls } from '@pitchside/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import en from '../../../i18n/en.json'
import { type ApplyForm, emptyForm } from './apply-form'
import { ApplyWizard } from './apply-wizard'

const somebody = { token: 't', userSig: '', nickname: 'Anna', avatar: '', expIcon: '', balance: '0', isAnchor: false }
let lastMember = 0

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  answerCalls({ getOwnUser: { mobile: '' }, listAnchorExperiences: [] })
  // What one member typed is kept for that member: each test is somebody else.
  lastMember += 1
  signedIn({ ...somebody, id: lastMember })
})

function open(initial: ApplyForm = emptyForm) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <ApplyWizard initial={initial} onSent={() => undefined} />
    </QueryClientProvider>,
  )
}
/** The page is loaded anew: only what the browser keeps is there. */
function reload() {
  cleanup()
  open()
}
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }))
const current = () => document.querySelector('[aria-current="step"]')?.textContent

const identified: ApplyForm = {
  ...emptyForm,
  realName: 'Anna Bell',
  idNumber: '11010519491231002X',
  front: '/media/documents/a.webp',
  back: '/media/documents/b.webp',
  handHeld: '/media/documents/c.webp',
}

test('LIVE-10 the first step says what is missing and stays until it is filled in', () => {
  open()
  next()
  expect(current()).toBe('1Identity')
  expect(screen.getAllByRole('alert').map((note) => note.textContent)).toEqual([
    'Please enter your real name',
    'Please enter your ID number',
    'Please upload this photo',
    'Please upload this photo',
    'Please upload this photo',
  ])
  fireEvent.change(screen.getByLabelText('Real name'), { target: { value: 'Anna Bell' } })
  expect(screen.queryByText('Please enter your real name')).toBeNull()
})

test('LIVE-10 a wrong check sign is told at the number', () => {
  open({ ...identified, idNumber: '110105194912310021' })
  next()
  const field = screen.getByLabelText('ID number')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('The ID number is not correct')
})

test('LIVE-10 experience needs fifteen characters; going back keeps what was typed', () => {
  open(identified)
  next()
  expect(current()).toBe('2Experience')
  fireEvent.change(screen.getByLabelText('About your broadcasts'), { target: { value: 'Too short' } })
  next()
  expect(screen.getByText('Write at least 15 characters')).toBeDefined()
  expect(screen.getByText('Choose at least one')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByLabelText<HTMLInputElement>('Real name').value).toBe('Anna Bell')
  next()
  expect(screen.getByLabelText<HTMLTextAreaElement>('About your broadcasts').value).toBe('Too short')
})

test('LIVE-10 SEEN-03 a reload on any step keeps the step and what was typed on all of them, for this member only', () => {
  open(identified)
  fireEvent.change(screen.getByLabelText('Real name'), { target: { value: 'Anna Bella' } })
  reload()
  expect(screen.getByLabelText<HTMLInputElement>('Real name').value).toBe('Anna Bella')
  expect(screen.getByLabelText<HTMLInputElement>('ID number').value).toBe(identified.idNumber)
  next()
  fireEvent.change(screen.getByLabelText('About your broadcasts'), { target: { value: 'Ten years of derbies' } })
  reload()
  expect(current()).toBe('2Experience')
  expect(screen.getByLabelText<HTMLTextAreaElement>('About your broadcasts').value).toBe('Ten years of derbies')
  cleanup()
  signedIn({ ...somebody, id: lastMember + 1_000 })
  open()
  expect(current()).toBe('1Identity')
  expect(screen.getByLabelText<HTMLInputElement>('Real name').value).toBe('')
})
