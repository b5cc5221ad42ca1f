import { useT } from '@pitchside/i18n'
import { classNames, Table, Td, Th, Tr } from '@pitchside/ui'
import type { BasketballGame } from './basketball-game'
import styles from './quarter-table.module.css'

const heads = ['quarter.1', 'quarter.2', 'quarter.3', 'quarter.4', 'quarter.overtime']
/** Quarter that a status belongs to, from 0. */
const running: Record<number, number> = { 2: 0, 4: 1, 6: 2, 8: 3, 9: 4 }

/** Score by quarters; the one that runs is marked. */
export function QuarterTable({ game }: { game: BasketballGame }) {
  const t = useT('scores')
  const hasOvertime = game.status === 9 || Boolean(game.homeScores[4] || game.awayScores[4])
  const columns = heads.slice(0, hasOvertime ? 5 : 4)
  const isStarted = (index: number) => game.status >= index * 2 + 2 && game.status <= 10
  return (
    <Table caption={t('detail.quarters')}>
      <thead>
        <tr>
          <Th>{t('table.team')}</Th>
          {columns.map((head, index) => (
            <Th
              key={head}
              align="center"
              aria-current={running[game.status] === index ? 'true' : undefined}
              className={classNames(running[game.status] === index && styles.running)}
            >
              {t(head)}
            </Th>
          ))}
          <Th align="center">{t('table.total')}</Th>
        </tr>
      </thead>
      <tbody>
        {(['home', 'away'] as const).map((side, row) => {
          const [own, other] = side === 'home' ? [game.homeScores, game.awayScores] : [game.awayScores, game.homeScores]
          return (
            <Tr key={side}>
              <Td className={styles.team}>
                <i className={side === 'home' ? styles.homeKey : styles.awayKey} />
                {game[side].name}
              </Td>
              {columns.map((head, index) => (
                <Td
                  key={head}
                  align="center"
                  isNumber
                  className={classNames((own[index] ?? 0) <= (other[index] ?? 0) && styles.less)}
                >
                  {isStarted(index) ? (own[index] ?? 0) : '–'}
                </Td>
              ))}
              <Td align="center" isNumber className={styles.total}>
                {isStarted(0) ? game.score[row] : '–'}
              </Td>
            </Tr>
          )
        })}
      </tbody>
    </Table>
  )
}
