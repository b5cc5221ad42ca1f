import { beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { act, fireEvent, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import { defaultMoreChoices } from './barrage-choices'
import { readChoices, useBarrageSettings } from './barrage-settings.store'
import { BarrageSettingsPanel } from './barrage-settings-panel'

const defaults = { isShown: true, area: 3, size: 2, opacity: 100, ...defaultMoreChoices } as const

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  act(() => useBarrageSettings.getState().change(defaults))
  localStorage.clear()
})

test('LIVE-02 defaults: shown, full, medium, 100', () => {
  expect(readChoices()).toEqual(defaults)
})

test('LIVE-02 every setting holds at once and is kept, the four of the specification in their own shape', () => {
  render(<BarrageSettingsPanel />)
  fireEvent.click(screen.getByRole('button', { name: 'Top' }))
  fireEvent.click(screen.getByRole('button', { name: 'L' }))
  fireEvent.change(screen.getByRole('slider', { name: 'Opacity' }), { target: { value: '40' } })
  fireEvent.click(screen.getByRole('switch', { name: 'Show comments' }))
  fireEvent.click(screen.getByRole('button', { name: 'Fast' }))
  fireEvent.click(screen.getByRole('button', { name: 'Few' }))
  for (const name of [/Merge equal/, /Pin host/, /Colours/, /Pause with/])
    fireEvent.click(screen.getByRole('switch', { name }))
  const chosen = {
    isShown: false,
    area: 1,
    size: 3,
    opacity: 40,
    speed: 3,
    density: 1,
    mergesEqual: false,
    showsFixed: false,
    showsColors: false,
    pausesWithVideo: false,
  }
  expect(useBarrageSettings.getState()).toMatchObject(chosen)
  expect(readChoices()).toEqual({ ...defaults, ...chosen })
  expect(JSON.parse(localStorage.getItem('barrage') ?? '')).toEqual({ show: false, area: 1, size: 3, opacity: 40 })
})

test('LIVE-02 words and people to block are added, kept and taken off', () => {
  act(() => useBarrageSettings.getState().change({ users: [{ id: 7, name: 'Loud' }] }))
  render(<BarrageSettingsPanel />)
  fireEvent.click(screen.getByRole('tab', { name: 'Blocking' }))
  const field = screen.getByRole('textbox', { name: 'Word to block' })
  fireEvent.change(field, { target: { value: ' spoiler ' } })
  fireEvent.submit(field)
  fireEvent.change(field, { target: { value: 'Spoiler' } })
  fireEvent.submit(field)
  expect(readChoices().words).toEqual(['spoiler'])
  fireEvent.click(screen.getByRole('button', { name: 'Stop blocking spoiler' }))
  fireEvent.click(screen.getByRole('button', { name: 'Stop blocking Loud' }))
  expect(readChoices()).toMatchObject({ words: [], users: [] })
})

test.each([
  ['an area that is none', 'barrage', '{"show":true,"area":9,"size":2,"opacity":100}'],
  ['no JSON', 'barrage', '{oops'],
  ['lists of anything', 'barrageMore', '{"words":[1,{}],"users":[{"id":"x"},null],"speed":0,"mergesEqual":"yes"}'],
  ['no object', 'barrageMore', '[]'],
])('LIVE-02 a corrupt value never breaks the start: %s', (_name, key, value) => {
  localStorage.setItem(key, value)
  expect(readChoices()).toEqual(defaults)
})
