import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  afterTime,
  emptyBoard,
  type GiftRow,
  nextChangeAt,
  type TrayBoard,
  trayCount,
  trayLongestMs,
  trayMs,
  waitingMax,
  withGift,
} from './combo-trays'

const row = (userId: number, part: Partial<GiftRow> = {}): GiftRow => ({
  key: `${userId}:${part.giftId ?? 1}`,
  userId,
  userName: `user ${userId}`,
  avatar: '',
  tier: 0,
  giftId: 1,
  giftName: '哨子',
  icon: 'gift:whistle',
  count: 1,
  value: 10,
  isMine: false,
  ...part,
})
const give = (rows: readonly GiftRow[], board: TrayBoard = emptyBoard, now = 0): TrayBoard =>
  rows.reduce((before, next) => withGift(before, next, now), board)
const users = (board: TrayBoard) => board.slots.map((slot) => slot?.userId)
const waiting = (board: TrayBoard) => board.waiting.map(({ userId }) => userId)

describe('trays', () => {
  test('LIVE-05 three rows are shown, the others wait: the own first, then the dearest, then the oldest', () => {
    const board = give([
      row(1),
      row(2),
      row(3),
      row(4),
      row(5, { value: 520 }),
      row(6, { value: 520 }),
      row(7, { isMine: true }),
    ])
    expect(users(board)).toEqual([1, 2, 3])
    expect(waiting(board)).toEqual([7, 5, 6, 4])
  })

  test('LIVE-05 a gift of a row counts in its place and keeps it there', () => {
    const board = withGift(give([row(1), row(2)]), row(1, { count: 11 }), 2_000)
    expect(users(board)).toEqual([1, 2, undefined])
    expect(board.slots[0]).toMatchObject({ count: 11, shownAt: 0, until: 2_000 + trayMs })
    const later = afterTime(board, 4_000)
    expect(users(later)).toEqual([1, undefined, undefined])
  })

  test('a row that waits is counted while it waits', () => {
    const board = give([row(1), row(2), row(3), row(4), row(4, { count: 2 })])
    expect(board.waiting).toHaveLength(1)
    expect(board.waiting[0]?.count).toBe(2)
  })

  test('whoever leaves makes room at once, and nobody changes place', () => {
    const full = withGift(give([row(1), row(2), row(3), row(4)]), row(2, { count: 2 }), 1_000)
    const after = afterTime(full, trayMs)
    expect(users(after)).toEqual([4, 2, undefined])
    expect(after.slots[0]).toMatchObject({ shownAt: trayMs, until: 2 * trayMs })
  })

  test('a row without end makes room only when somebody waits', () => {
    let board = give([row(1)])
    for (let at = 0; at <= trayLongestMs; at += 1_000) board = withGift(board, row(1), at)
    expect(users(afterTime(board, trayLongestMs))).toEqual([1, undefined, undefined])
    const crowded = give([row(2), row(3), row(4)], board, trayLongestMs - 100)
    expect(users(crowded)).toEqual([1, 2, 3])
    expect(nextChangeAt(crowded)).toBe(trayLongestMs)
    expect(users(afterTime(crowded, trayLongestMs))).toEqual([4, 2, 3])
  })

  test('says when to look again', () => {
    expect(nextChangeAt(emptyBoard)).toBeUndefined()
    expect(nextChangeAt(withGift(give([row(1)]), row(2), 500))).toBe(trayMs)
    expect(afterTime(emptyBoard, 99_000)).toBe(emptyBoard)
  })

  test('whatever comes, no row is shown twice, no place is empty while somebody waits, and the waiting are few', () => {
    const gift = fc.record({
      userId: fc.integer({ min: 1, max: 60 }),
      value: fc.integer({ min: 1, max: 99 }),
      wait: fc.integer({ min: 0, max: 4_000 }),
    })
    fc.assert(
      fc.property(fc.array(gift, { maxLength: 120 }), (gifts) => {
        let now = 0
        let board = emptyBoard
        for (const { userId, value, wait } of gifts) {
          now += wait
          board = withGift(afterTime(board, now), row(userId, { value }), now)
          const keys = [...board.slots, ...board.waiting].flatMap((entry) => entry?.key ?? [])
          expect(new Set(keys).size).toBe(keys.length)
          expect(board.slots).toHaveLength(trayCount)
          if (board.waiting.length > 0) expect(board.slots.includes(undefined)).toBe(false)
          expect(board.waiting.length).toBeLessThanOrEqual(waitingMax)
          expect(board.slots.every((slot) => slot === undefined || slot.until > now)).toBe(true)
        }
      }),
    )
  })
})
