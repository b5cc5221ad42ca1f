import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { bus } from '@pitchside/bus'
import { addTexts, startI18n } from '@pitchside/i18n'
import { dismissToast } from '@pitchside/ui'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import en from '../../i18n/en.json'
import { Toasts } from './toasts'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('shell', en)
})
afterEach(() => act(() => dismissToast()))

function Place() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

function show() {
  render(
    <MemoryRouter initialEntries={['/main']}>
      <Toasts />
      <Place />
    </MemoryRouter>,
  )
}
const arrive = (url: string, id = 1) =>
  act(() => bus.emit('notice.arrived', { id, title: 'Nan is live', text: 'Derby night', url }))

test('LIVE-12 a notice stands at the edge of the page and leads to what it is about', () => {
  show()
  arrive('/live?id=3')
  expect(screen.getByText('Nan is live · Derby night')).toBeTruthy()
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Open' })))
  expect(screen.getByText('/live?id=3')).toBeTruthy()
})

test('the same notice twice is shown once', () => {
  show()
  arrive('/live?id=3')
  arrive('/live?id=3')
  expect(screen.getAllByText('Nan is live · Derby night')).toHaveLength(1)
})

test.each(['', '//elsewhere.example', 'https://elsewhere.example', 'javascript:alert(1)'])(
  'a notice with the address "%s" leads nowhere',
  (url) => {
    show()
    arrive(url)
    expect(screen.getByText('Nan is live · Derby night')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull()
  },
)
