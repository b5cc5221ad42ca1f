import { describe, expect, test } from '@jest/globals'
import type { Play } from './basketball-game'
import { runsOf } from './runs'

/** Plays by the score after each, e.g. `2-0 2-3`; a play without points repeats the one before. */
const playsOf = (scores: string): Play[] =>
  scores.split(' ').map((score, at) => {
    const [homeScore = 0, awayScore = 0] = score.split('-').map(Number)
    return { seq: at + 1, period: 1, clockS: 720 - at * 10, text: '', side: 'neutral', homeScore, awayScore }
  })

/** `side points from–to`, with the numbers of the plays. */
const told = (scores: string) =>
  runsOf(playsOf(scores)).map(({ side, points, from, to }) => `${side} ${points} ${from.seq}–${to.seq}`)

describe('SCORE-12 runs of a game', () => {
  test.each([
    ['none before anybody scored', '0-0 0-0', []],
    ['six points in a row are the usual course of a game', '2-0 4-0 6-0 6-2', []],
    ['seven are a run', '2-0 4-0 7-0 7-2', ['home 7 1–3']],
    ['one that nobody ends is told as well', '0-3 0-6 0-8', ['away 8 1–3']],
    ['fouls and changes in between do not end it', '2-0 2-0 5-0 5-0 8-0', ['home 8 1–5']],
    ['one point of the other side does', '2-0 4-0 4-1 6-1 8-1', []],
    ['the first basket counts from nought', '0-3 0-5 0-7', ['away 7 1–3']],
  ])('%s', (_what, scores, expected) => {
    expect(told(scores)).toEqual(expected)
  })

  test('the biggest come first, of two equal ones the earlier', () => {
    expect(told('4-0 7-0 7-3 7-7 16-7 16-10 16-14')).toEqual(['home 9 5–5', 'home 7 1–2', 'away 7 3–4', 'away 7 6–7'])
  })

  test('no more than four are told', () => {
    const scores = '7-0 7-8 16-8 16-18 27-18'
    expect(told(scores)).toEqual(['home 11 5–5', 'away 10 4–4', 'home 9 3–3', 'away 8 2–2'])
  })
})
