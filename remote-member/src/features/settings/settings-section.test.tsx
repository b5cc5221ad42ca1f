import { beforeEach, expect, test } from '@jest/globals'
import { readBarrageSettings, readGameSettings, readScoreListChoice } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls } from '@pitchside/testing'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import en from '../../i18n/en.json'
import { changeSettings } from './player-settings.store'
import { SettingsSection } from './settings-section'

beforeEach(async () => {
  localStorage.clear()
  await startI18n('en', {})
  addTexts('member', en)
})

const show = () => {
  answerCalls({})
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <SettingsSection />
    </QueryClientProvider>,
  )
}
const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })

test('MEM-01 SHELL-17 every setting of the specification stands with its default and writes its own key', () => {
  show()
  let told = 0
  const stop = bus.on('settings.changed', () => {
    told += 1
  })
  for (const [name, isOn, key, after] of [
    ['Show noble effects', true, 'checkList', '["1"]'],
    ['Show gift animations', true, 'checkList', '["1","2"]'],
    ['Show entrance messages', true, 'checkList', '["1","2","3"]'],
    ['Red card alerts', true, 'gameSeting', '"red":false'],
    ['Goal sound', false, 'gameSeting', '"voice":true'],
    ['Show yellow cards', true, 'gameSeting', '"yellow":false'],
    ['Show handicap odds', true, 'immediately', '"value1":false'],
    ['Show over and under odds', true, 'immediately', '"value2":false'],
    ['Show home, draw, away odds', false, 'immediately', '"value3":true'],
    ['Tall rows', false, 'immediately', '"value4":true'],
    ['Show barrage', true, 'barrage', '"show":false'],
    ['No spoilers', false, 'scoreSpoilerFree', 'true'],
  ] as const) {
    expect([name, toggle(name).checked]).toEqual([name, isOn])
    fireEvent.click(toggle(name))
    expect(toggle(name).checked).toBe(!isOn)
    expect(localStorage.getItem(key)).toContain(after)
  }
  stop()
  expect(told).toBe(12)
})

test('MEM-01 barrage area, size and opacity, theme', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Half' }))
  fireEvent.click(screen.getByRole('button', { name: 'Large' }))
  fireEvent.change(screen.getByRole('slider', { name: 'Opacity' }), { target: { value: '40' } })
  expect(readBarrageSettings(localStorage)).toEqual({ show: true, area: 2, size: 3, opacity: 40 })
  fireEvent.click(screen.getByRole('button', { name: 'Light' }))
  expect(localStorage.getItem('theme')).toBe('light')
})

test('what another part of the page changes shows at once', () => {
  show()
  act(() => changeSettings.game({ voice: true }))
  expect(toggle('Goal sound').checked).toBe(true)
  localStorage.setItem('scoreSpoilerFree', 'true')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'scoreSpoilerFree' })))
  expect(toggle('No spoilers').checked).toBe(true)
})

test('MEM-01 everything goes back to the defaults after a question', async () => {
  show()
  fireEvent.click(toggle('Goal sound'))
  fireEvent.click(toggle('Show noble effects'))
  act(() => changeSettings.list({ alerts: 'off', zone: 'Asia/Tokyo' }))
  fireEvent.click(screen.getByRole('button', { name: 'Reset to defaults' }))
  expect(readGameSettings(localStorage).voice).toBe(true)
  const question = await screen.findByRole('alertdialog')
  await act(async () => fireEvent.click(within(question).getByRole('button', { name: 'Reset to defaults' })))
  expect(readGameSettings(localStorage)).toEqual({ red: true, voice: false, yellow: true })
  expect(readScoreListChoice(localStorage)).toEqual({ alerts: 'all', zone: '' })
  expect(localStorage.getItem('checkList')).toBeNull()
  expect(toggle('Show noble effects').checked).toBe(true)
})
