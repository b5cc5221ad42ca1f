import { useT } from '@pitchside/i18n'
import { Versus } from '../duel/versus'
import { type PlayerLine, percent, teamSums } from './basketball-game'

/** Figures of both sides, from what their players did. */
export function TeamStatistics({ home, away }: { home: readonly PlayerLine[]; away: readonly PlayerLine[] }) {
  const t = useT('scores')
  const [one, two] = [teamSums(home), teamSums(away)]
  const share = (key: string, made: keyof typeof one, tried: keyof typeof one) => ({
    key,
    home: percent(one[made], one[tried]),
    away: percent(two[made], two[tried]),
    homeNote: `${one[made]}/${one[tried]}`,
    awayNote: `${two[made]}/${two[tried]}`,
    unit: '%',
  })
  const count = (key: string, name: keyof typeof one, isLessBetter = false) => ({
    key,
    home: one[name],
    away: two[name],
    isLessBetter,
  })
  const lines = [
    share('fieldGoals', 'fieldGoals', 'fieldGoalTries'),
    share('threes', 'threes', 'threeTries'),
    share('freeThrows', 'freeThrows', 'freeThrowTries'),
    count('rebounds', 'rebounds'),
    count('offensive', 'offensiveRebounds'),
    count('assists', 'assists'),
    count('steals', 'steals'),
    count('blocks', 'blocks'),
    count('turnovers', 'turnovers', true),
    count('fouls', 'fouls', true),
  ]
  return <Versus lines={lines.map((line) => ({ ...line, label: t(`court.box.long.${line.key}`) }))} />
}
