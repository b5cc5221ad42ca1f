import { expect, test } from '@jest/globals'
import { renderPage } from '@pitchside/remote-sdk/testing'
import { fireEvent, screen } from '@testing-library/react'
import contribution from '../contribution'
import en from '../i18n/en.json'

test('the page says what it is, and more when it is asked', async () => {
  await renderPage(contribution, '/__ID__')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.title.home)
  fireEvent.click(screen.getByRole('button', { name: en.more.open }))
  expect(await screen.findByText(en.more.text)).toBeTruthy()
})
