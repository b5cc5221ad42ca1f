import { afterEach, beforeEach, jest } from '@jest/globals'
import { signedOut } from '@pitchside/auth'
import { cleanup, screen, within } from '@testing-library/react'
import { setSpoilerFree } from '../parts/matches/spoiler'
import { noonMs } from './wire-rows'

/** Every test of the file has its page to itself: at noon of one day, of a visitor who sees scores. */
export function openAtNoon(): void {
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(noonMs)
  })
  afterEach(() => {
    cleanup()
    jest.restoreAllMocks()
    setSpoilerFree(false)
    signedOut()
  })
}

/** Text of the page's one title, once it is there. */
export const titleOfPage = async () => (await screen.findByRole('heading', { level: 1 })).textContent

/** Texts of the cells of a table, row by row, heads included. */
export const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))
