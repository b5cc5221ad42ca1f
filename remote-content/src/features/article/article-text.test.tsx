import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { pictureSet } from '@pitchside/base'
import { addTexts, startI18n } from '@pitchside/i18n'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import type { RelatedMatch } from '../../parts/headline/headline'
import { ArticleText } from './article-text'
import { MatchCard } from './match-card'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('content', en)
})
afterEach(cleanup)

const html =
  '<p>a</p><img src="/media/uploads/a.webp" alt="The south stand" loading="lazy" /><p>b</p><img src="/media/uploads/b.webp" alt="" loading="lazy" />'

describe('CONT-01 the text of an article', () => {
  test('CONT-01 its pictures open in a viewer, by mouse and by key, and say which one it is', async () => {
    render(<ArticleText html={html} />)
    fireEvent.click(screen.getByRole('button', { name: 'The south stand' }))
    expect((await screen.findByRole('dialog')).textContent).toContain('Picture 1 of 2')
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }))
    expect(screen.getByRole('dialog').textContent).toContain('Picture 2 of 2')
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    cleanup()
    render(<ArticleText html={html} />)
    const second = screen.getByRole('button', { name: 'Look at the picture' })
    expect(second.tabIndex).toBe(0)
    fireEvent.keyDown(second, { key: 'Enter' })
    expect(screen.getByRole('dialog').textContent).toContain('Picture 2 of 2')
  })

  test('CONT-01 its pictures come as narrow as they are shown; one from elsewhere comes as it is', () => {
    render(<ArticleText html={`${html}<img src="https://cdn.example/c.webp" alt="Elsewhere" />`} />)
    const widths = screen.getByRole('button', { name: 'The south stand' }).getAttribute('srcset')
    expect(widths).toBe(pictureSet('/media/uploads/a.webp'))
    expect(screen.getByRole('button', { name: 'Elsewhere' }).getAttribute('srcset')).toBeNull()
  })

  test('CONT-01 a click beside the pictures opens nothing, and what is drawn again keeps them buttons', () => {
    const { rerender } = render(<ArticleText html={html} />)
    fireEvent.click(screen.getByText('a'))
    expect(screen.queryByRole('dialog')).toBeNull()
    rerender(<ArticleText html={html} />)
    expect(screen.getAllByRole('button')).toHaveLength(2)
  })
})

test('CONT-01 the match of a team leads to the match and to the team', () => {
  const match: RelatedMatch = {
    id: 77,
    sport: 'basketball',
    competition: 'NBA',
    state: 1,
    kickoffMs: 1_700_000_000_000,
    home: { id: 5, name: 'Lakers', score: 81 },
    away: { id: 6, name: 'Warriors', score: 79 },
    teamId: 5,
  }
  render(<MatchCard match={match} />)
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['/score-detail?type=basketball&id=77', '/base-basketball?team=5'])
  expect(screen.getByText('In play')).toBeTruthy()
})
