import { createHash } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import type { ScriptEvent } from './football-plan'
import { playFootball } from './football-script'
import { MatchPlayer, MatchTime, secondOfMinute } from './match-time'
import { planOf } from './simulated-league'

const start = 1_800_000_000_000
const script = playFootball(planOf('en.1', 5))
const hashOf = (events: readonly ScriptEvent[]) => createHash('sha256').update(JSON.stringify(events)).digest('hex')
const whole = hashOf(script.events)

/** Plays on in steps of real time until the match is over. */
function playOn(player: MatchPlayer, told: ScriptEvent[], fromMs: number, stepMs: number): ScriptEvent[] {
  for (let at = fromMs; !player.isOver; at += stepMs) told.push(...player.take(at))
  return told
}

describe('a match at any speed', () => {
  test.each([
    [1, 1_000],
    [60, 250],
    [3_600, 16],
    [3_600, 2_500],
  ])('%dx, looked at every %d ms, tells the same story', (speed, stepMs) => {
    expect(hashOf(playOn(new MatchPlayer(script, new MatchTime(start, 0, speed)), [], start, stepMs))).toBe(whole)
  })

  test('a change of speed and a jump forward tell the same story', () => {
    const time = new MatchTime(start, -600, 1)
    const player = new MatchPlayer(script, time)
    const told = [...player.take(start + 900_000)]
    time.setSpeed(60, start + 900_000)
    told.push(...player.take(start + 901_000))
    player.jumpToMinute(70, start + 902_000)
    expect(hashOf(playOn(player, told, start + 902_000, 500))).toBe(whole)
  })

  test('after a jump back the rest is told again, the same', () => {
    const player = new MatchPlayer(script, new MatchTime(start, 0, 3_600))
    playOn(player, [], start, 100)
    player.jumpToMinute(30, start)
    const before = script.events.slice(0, player.told)
    expect(before.every((event) => event.at < secondOfMinute(script, 30))).toBe(true)
    expect(hashOf(playOn(player, [...before], start, 100))).toBe(whole)
  })

  test('the map knows the minutes', () => {
    for (const minute of [1, 20, 45, 46, 90]) {
      const at = secondOfMinute(script, minute)
      const later = script.events.filter((event) => event.at >= at && event.side !== 0)
      expect(later.every((event) => event.minute >= minute)).toBe(true)
    }
  })

  test('no event is looked at twice, however often one asks', () => {
    for (let id = 0; id < 300; id += 1) {
      const one = playFootball(planOf('en.1', id))
      const player = new MatchPlayer(one, new MatchTime(start, 0, 3_600))
      for (let at = start; at <= start + 4_000; at += 50) player.take(at)
      expect(player.isOver).toBe(true)
      expect(player.looked).toBe(one.events.length)
    }
  })
})
