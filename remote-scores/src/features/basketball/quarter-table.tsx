import { basketballState } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { classNames, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { periodName } from '../../parts/matches/periods'
import { type BasketballGame, pointsByPeriod } from './basketball-game'
import styles from './quarter-table.module.css'

/** Place of the period that a status plays; the last column once overtimes run. */
const running: Record<number, number> = { 2: 0, 4: 1, 6: 2, 8: 3 }

/** Score by quarters; the one that runs is marked. */
export function QuarterTable({ game }: { game: BasketballGame }) {
  const t = useT('scores')
  const points = pointsByPeriod(game)
  const columns = Array.from({ length: Math.max(4, points.length) }, (_, index) => periodName(t, index + 1))
  const runs = game.status === basketballState.overtime ? columns.length - 1 : running[game.status]
  return (
    <Table caption={t('detail.quarters')}>
      <thead>
        <tr>
          <Th>{t('table.team')}</Th>
          {columns.map((head, index) => (
            <Th
              key={head}
              align="center"
              aria-current={runs === index ? 'true' : undefined}
              className={classNames(runs === index && css.live)}
            >
              {head}
            </Th>
          ))}
          <Th align="center">{t('table.total')}</Th>
        </tr>
      </thead>
      <tbody>
        {(['home', 'away'] as const).map((side, row) => {
          const other = 1 - row
          return (
            <Tr key={side}>
              <Td className={styles.team}>
                <i className={side === 'home' ? css.homeGround : css.awayGround} />
                {game[side].name}
              </Td>
              {columns.map((head, index) => (
                <Td
                  key={head}
                  align="center"
                  isNumber
                  className={classNames(
                    (points[index]?.[row] ?? 0) <= (points[index]?.[other] ?? 0) && css.markedLesser,
                  )}
                >
                  {points[index]?.[row]}
                </Td>
              ))}
              <Td align="center" isNumber className={css.markedSum}>
                {points.length > 0 ? game.score[row] : undefined}
              </Td>
            </Tr>
          )
        })}
      </tbody>
    </Table>
  )
}
