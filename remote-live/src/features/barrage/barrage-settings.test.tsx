import { beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { act, fireEvent, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import { readBarrageSettings, useBarrageSettings } from './barrage-settings.store'
import { BarrageSettingsPanel } from './barrage-settings-panel'

beforeEach(async () => {
  localStorage.clear()
  await startI18n('en', {})
  addTexts('live', en)
})

test('LIVE-02 defaults: shown, full, medium, 100', () => {
  expect(readBarrageSettings()).toEqual({ isShown: true, area: 3, size: 2, opacity: 100 })
})

test('LIVE-02 every setting holds at once and is kept', () => {
  render(<BarrageSettingsPanel />)
  fireEvent.click(screen.getByRole('button', { name: 'Top' }))
  fireEvent.click(screen.getByRole('button', { name: 'L' }))
  fireEvent.change(screen.getByRole('slider', { name: 'Opacity' }), { target: { value: '40' } })
  fireEvent.click(screen.getByRole('switch', { name: 'Show comments' }))
  const chosen = { isShown: false, area: 1, size: 3, opacity: 40 }
  expect(useBarrageSettings.getState()).toMatchObject(chosen)
  expect(readBarrageSettings()).toEqual(chosen)
  act(() => useBarrageSettings.getState().change({ isShown: true }))
})

test('LIVE-02 a corrupt value never breaks the start', () => {
  localStorage.setItem('barrageSettings', '{"isShown":true,"area":9,"size":2,"opacity":100}')
  expect(readBarrageSettings()).toEqual({ isShown: true, area: 3, size: 2, opacity: 100 })
  localStorage.setItem('barrageSettings', '{oops')
  expect(readBarrageSettings().area).toBe(3)
})
