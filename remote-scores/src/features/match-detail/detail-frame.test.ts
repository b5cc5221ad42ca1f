import { describe, expect, test } from '@jest/globals'
import { deltaField } from '@pitchside/contract'
import { detailNews, withLines, withNews } from './detail-frame'
import type { MatchDetail } from './match-detail.calls'
import type { CommentaryLine } from './match-parts.calls'

const goal = [7, 1, 2, 45, 2, 'A. Scorer', 'B. Helper', 0, 1]
const detail = { events: [], trend: [10, -5] } as unknown as MatchDetail

describe('SCORE-03 frames of one match', () => {
  test('an incident joins the timeline once and can be taken back', () => {
    const once = withNews(detail, detailNews([1, deltaField.incident, goal], 1))
    const twice = withNews(once, detailNews([1, deltaField.incident, goal], 1))
    expect(twice.events).toEqual([
      expect.objectContaining({ id: 7, side: 'away', minute: '45+2', score: [0, 1], isCancelled: false }),
    ])
    const back = withNews(twice, detailNews([1, deltaField.incidentCancelled, 7], 1))
    expect(back.events[0]).toMatchObject({ id: 7, isCancelled: true })
  })

  test('momentum grows a minute at a time; a minute beyond the end waits', () => {
    expect(withNews(detail, detailNews([1, deltaField.trend, [1, -8, 2, 30]], 1)).trend).toEqual([10, -8, 30])
    expect(withNews(detail, detailNews([1, deltaField.trend, [9, 50]], 1)).trend).toEqual([10, -5])
  })

  test('statistics and commentary are read, in the language of the page', () => {
    const line = [12, 45, 2, 2, 1, 7, '进球', 'Goal', 'Bàn thắng']
    const news = detailNews([1, deltaField.statistics, [25, 60, 40, 2, 5, 1], deltaField.commentary, line], 2)
    expect(news.figures).toEqual([
      { type: 25, home: 60, away: 40 },
      { type: 2, home: 5, away: 1 },
    ])
    expect(news.lines).toEqual([
      { seq: 12, minute: '45+2', side: 'away', isMain: true, incident: 7, text: 'Bàn thắng' },
    ])
  })

  test('lines join in order, none twice, none after a hole', () => {
    const line = (seq: number) => ({ seq }) as CommentaryLine
    expect(withLines([line(1), line(2)], [line(2), line(3)]).map(({ seq }) => seq)).toEqual([1, 2, 3])
    expect(withLines([line(1)], [line(4)]).map(({ seq }) => seq)).toEqual([1])
    expect(withLines([], [line(4)])).toEqual([])
  })

  test('nonsense from the wire changes nothing', () => {
    expect(withNews(detail, detailNews([1, 60, 'x', 80, null, 99, {}], 0))).toBe(detail)
  })
})
