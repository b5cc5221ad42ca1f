import { beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { fireEvent, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import { readAddress } from './list-address'
import { ListSettings } from './list-settings'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('scores', en)
})

test('SCORE-01 the words beside a choice open it', () => {
  const companies = [{ id: 7, name: 'Lucky Books' }]
  render(<ListSettings companies={companies} address={readAddress(new URLSearchParams())} go={() => undefined} />)
  fireEvent.click(screen.getByRole('button', { name: en.settings.title }))
  for (const words of [en.settings.company, en.listing.moment, en.listing.zone]) {
    fireEvent.click(screen.getByText(words))
    expect(screen.getByRole('listbox', { name: words })).toBeTruthy()
    fireEvent.click(screen.getByText(words))
    expect(screen.queryByRole('listbox')).toBeNull()
  }
})
