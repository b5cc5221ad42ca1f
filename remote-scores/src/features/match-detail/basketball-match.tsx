import { useT } from '@pitchside/i18n'
import { Card, classNames, Skeleton, StateBox, Table, Td, Th, Tr } from '@pitchside/ui'
import { useMemo } from 'react'
import { OddsCells } from '../match-list/odds-cells'
import { groupOf, scoreOf } from '../matches/match'
import { useLiveMatches } from '../matches/use-live-matches'
import { fetchBasketballMatch } from './basketball-match.calls'
import { MatchHeader } from './match-header'
import styles from './match-page.module.css'
import tableStyles from './quarters.module.css'

/** A basketball match: score by quarters and prices. */
export function BasketballMatch({ id }: { id: number }) {
  const t = useT('scores')
  const load = useMemo(() => async () => fetchBasketballMatch(id), [id])
  const { matches, store, isPending, isFailed, reload } = useLiveMatches(`basketball-${id}`, load)
  const match = matches[0]
  if (isFailed)
    return (
      <StateBox
        kind="error"
        title={t('detail.failed')}
        action={{ label: t('retry'), onClick: reload }}
        minHeight={420}
      />
    )
  if (isPending)
    return (
      <div className={styles.skeleton} role="status" aria-busy="true">
        <Skeleton variant="large" height={210} />
        <Skeleton variant="large" height={200} />
      </div>
    )
  if (!match)
    return (
      <StateBox
        kind="empty"
        title={t('detail.unknown')}
        action={{ label: t('detail.toList'), href: '/basketball' }}
        minHeight={420}
      />
    )
  const [home, away] = scoreOf(match)
  const hasBegun = groupOf(match) !== 'upcoming'
  const periods = match.homeScores[4] || match.awayScores[4] ? 5 : 4
  const heads = ['quarter.short1', 'quarter.short2', 'quarter.short3', 'quarter.short4', 'quarter.overtime'].slice(
    0,
    periods,
  )
  return (
    <>
      <MatchHeader match={match} onChange={(change) => store.getState().change(match.id, change)} />
      <div className={styles.columns}>
        <Card title={t('detail.quarters')} isFlush>
          <Table caption={t('detail.quarters')}>
            <thead>
              <tr>
                <Th>{t('table.team')}</Th>
                {heads.map((head) => (
                  <Th key={head} align="center">
                    {t(head)}
                  </Th>
                ))}
                <Th align="center">{t('table.total')}</Th>
              </tr>
            </thead>
            <tbody>
              {(['home', 'away'] as const).map((side) => (
                <Tr key={side}>
                  <Td>{match[side].name}</Td>
                  {heads.map((head, i) => (
                    <Td key={head} align="center" isNumber>
                      {hasBegun ? ((side === 'home' ? match.homeScores : match.awayScores)[i] ?? 0) : '–'}
                    </Td>
                  ))}
                  <Td align="center" isNumber className={classNames(tableStyles.total)}>
                    {hasBegun ? (side === 'home' ? home : away) : '–'}
                  </Td>
                </Tr>
              ))}
            </tbody>
          </Table>
        </Card>
        <aside className={styles.aside}>
          <Card title={t('detail.odds')}>
            <div className={tableStyles.odds}>
              {(['asia', 'bs', 'eu'] as const).map((market) => (
                <div key={market} className={tableStyles.market}>
                  <span>{t(`odds.${market}`)}</span>
                  <OddsCells market={market} price={match.prices[market]} />
                </div>
              ))}
            </div>
          </Card>
        </aside>
      </div>
    </>
  )
}
