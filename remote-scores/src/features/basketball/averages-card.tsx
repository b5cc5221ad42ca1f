import { useT } from '@pitchside/i18n'
import { Card, classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import versus from '../../parts/versus/versus-page.module.css'
import { Versus, type VersusLine } from '../duel/versus'
import type { BasketballGame } from './basketball-game'
import type { Analysis } from './basketball-match.calls'
import { averagesOf, type PastAverages } from './past-averages'

const shown: readonly (readonly [keyof PastAverages, Partial<VersusLine>])[] = [
  ['scored', {}],
  ['conceded', { isLessBetter: true }],
  ['won', { unit: '%' }],
  ['covered', { unit: '%' }],
  ['over', { unit: '%' }],
]

/** Means of both sides beside each other; nothing where one of them has not played. */
export function AveragesCard({ game, data }: { game: BasketballGame; data: Analysis }) {
  const t = useT('scores')
  const [home, away] = [averagesOf(data.home), averagesOf(data.away)]
  if (!home || !away) return undefined
  return (
    <Card
      title={t('court.analysis.averages')}
      actions={
        <span className={classNames(versus.legend, css.wrap)}>
          <i /> {game.home.name} <i className={versus.awayKey} /> {game.away.name}
        </span>
      }
    >
      <Versus
        lines={shown.map(([key, more]) => ({
          ...{ key, label: t(`court.analysis.average.${key}`), home: home[key], away: away[key] },
          ...more,
        }))}
      />
    </Card>
  )
}
