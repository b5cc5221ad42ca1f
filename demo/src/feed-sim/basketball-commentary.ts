import type { Names, Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { PlayLine } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import type { Deed, Rosters } from './basketball-box'
import { basketballLines, type LineKind } from './names/basketball-lines'
import { stableHash } from './random-stream'

const nobody: Names = { zh: '', en: '', vi: '' }
const languages = ['zh', 'en', 'vi'] as const

function kindOf({ play, assist, blocker, stealer }: Deed): LineKind {
  if (play.kind === 'foul') return 'foul'
  if (play.kind === 'free-throws') return play.isTaken ? 'taken' : 'freeThrows'
  if (play.kind === 'turnover') return stealer === undefined ? 'turnover' : 'steal'
  const isThree = play.value === 3
  if (play.points === 0) return blocker !== undefined ? 'blocked' : isThree ? 'missedThree' : 'missed'
  if (play.andOne) return 'andOne'
  if (assist !== undefined) return isThree ? 'assistedThree' : 'assisted'
  return isThree ? 'three' : 'two'
}

type Words = Record<'a' | 'b' | 't' | 'n', string>

const filled = (pattern: string, words: Words): string =>
  pattern.replace(/\{([abtn])\}/g, (_whole, key: keyof Words) => words[key])

/** Plays as lines: the same play always gets the same words. */
export function playLines(
  matchId: number,
  deeds: readonly Deed[],
  rosters: Rosters,
  teams: readonly [Team, Team],
  kickoff: number,
): PlayLine[] {
  const score: [number, number] = [0, 0]
  return deeds.map((deed, index) => {
    const { play } = deed
    const own = play.side === 1 ? 0 : 1
    const other = own === 0 ? 1 : 0
    score[own] += play.points
    const nameIn = (side: 0 | 1, place: number | undefined) =>
      place === undefined ? nobody : (rosters[side][place]?.player.name ?? nobody)
    const actor = nameIn(own, deed.actor)
    const partner =
      deed.assist !== undefined ? nameIn(own, deed.assist) : nameIn(other, deed.blocker ?? deed.stealer ?? deed.fouler)
    const rebounder = nameIn(play.rebound === 'own' ? own : other, deed.rebounder)
    const number = stableHash(`${matchId}|line|${index}`)
    const pick = (kind: LineKind) => basketballLines[kind][number % basketballLines[kind].length]
    const main = pick(kindOf(deed))
    const tail =
      deed.rebounder === undefined ? undefined : pick(play.rebound === 'own' ? 'offensiveRebound' : 'rebound')
    const text = { ...nobody }
    for (const language of languages) {
      const n =
        play.kind === 'free-throws' ? `${play.points}/${play.value}` : String(play.andOne ? play.value : play.points)
      const words = { a: actor[language], b: partner[language], t: teams[own].names[language], n }
      text[language] =
        filled(main?.[language] ?? '', words) + filled(tail?.[language] ?? '', { ...words, b: rebounder[language] })
    }
    return {
      seq: index + 1,
      at: kickoff + play.at,
      period: play.period + 1,
      clock: play.clock,
      side: play.side,
      homeScore: score[0],
      awayScore: score[1],
      text,
    }
  })
}
