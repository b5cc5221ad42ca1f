import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { pictureSet } from '@pitchside/base'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, type Question } from '@pitchside/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
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

describe('WEB-10 what stands in an article as a card', () => {
  const figure = (kind: string, href: string, name: string) =>
    `<figure data-embed="${kind}"><a href="${href}">${name}</a></figure>`
  const text = [
    '<p>Before.</p>',
    figure('match', '/score-detail?type=football&amp;id=12', 'Arsenal vs Chelsea'),
    figure('video', '/video-player?id=3', 'Best goals'),
    figure('table', '/base-football?id=82', 'Premier League 2026'),
    figure('video', '/video-player?id=4', '&lt;img src=x onerror=x()&gt;'),
    '<p>After.</p>',
  ].join('')
  const side = (id: number, name: string, score: number) => ({ id, name, logo: '', score })
  const found = [
    {
      ...{ kind: 'match', match_id: 12, type: 0, name: 'Premier League', status: 1, match_time: 1_700_000_000 },
      ...{ home: side(1, 'Arsenal', 2), away: side(2, 'Chelsea', 1) },
    },
    { kind: 'video', id: 3, title: 'Best goals', img: '', duration: 75, click: 12_000, user_nickname: 'Ann' },
    {
      ...{ kind: 'table', id: 82, type: 0, name: 'Premier League', season: '2026' },
      list: [
        { ...{ position: 1, team_id: 1, name: 'Arsenal', group: '', played: 3 }, won: 2, draw: 1, loss: 0, points: 7 },
      ],
    },
    null,
  ]
  let log: Question[] = []
  function show(reply: unknown, html = text) {
    log = answerCalls({ listEmbeds: reply })
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    return render(
      <QueryClientProvider client={client}>
        <ArticleText html={html} />
      </QueryClientProvider>,
    )
  }

  test('WEB-10 a match, a video and a table are shown as they are now, each in its place; what is gone says so', async () => {
    const { container } = show(found)
    expect((await screen.findByRole('link', { name: /Arsenal.*Chelsea/ })).getAttribute('href')).toBe(
      '/score-detail?type=football&id=12',
    )
    expect(screen.getByRole('link', { name: /Best goals/ }).getAttribute('href')).toBe('/video-player?id=3')
    expect(screen.getByRole('region', { name: 'Premier League' }).textContent).toContain('Arsenal')
    expect(screen.getByText('This is not there any more')).toBeTruthy()
    // Its name is text, whatever it was.
    expect(screen.getByText('<img src=x onerror=x()>', { selector: 'p' })).toBeTruthy()
    expect(container.querySelectorAll('[onerror]')).toHaveLength(0)
    expect([...container.querySelectorAll('figure')].map(({ dataset }) => dataset.embed)).toEqual([
      ...['match', 'video', 'table', 'video'],
    ])
    expect(log.map(({ name }) => name)).toEqual(['listEmbeds'])
  })

  test('WEB-10 without an answer the links stand there, and a text without cards asks nothing', async () => {
    show(new Error('away'))
    expect((await screen.findByRole('link', { name: 'Arsenal vs Chelsea' })).getAttribute('href')).toBe(
      '/score-detail?type=football&id=12',
    )
    cleanup()
    show(found, '<p>a</p>')
    expect(log).toEqual([])
  })

  test('WEB-10 a figure that leads to no thing of the site stays what it is', async () => {
    show(found, `${figure('match', '/news', 'News')}${figure('video', 'https://a.example/video-player?id=3', 'B')}`)
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2))
    expect(log).toEqual([])
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
