import { formatDate, useT } from '@pitchside/i18n'
import { Card, Icon, Segmented, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import type { Market, Match } from '../../parts/matches/match'
import type { CompanyOdds } from './match-detail.calls'
import type { PriceChange } from './match-parts.calls'
import styles from './odds-board.module.css'
import { OddsMovement } from './odds-movement'
import { OddsLines, priceText } from './odds-table'
import { PastState, PastTable } from './past-matches'
import { usePriceChanges, useSameOdds } from './use-match-parts'

const shownChanges = 40

function ChangeList({ changes, market }: { changes: readonly PriceChange[]; market: Market }) {
  const t = useT('scores')
  if (changes.length === 0) return null
  // A market that stays closed is said once.
  const told = changes.filter((change, index) => !change.isSealed || !changes[index - 1]?.isSealed)
  const latest = told.slice(-shownChanges).toReversed()
  return (
    <div className={styles.changes}>
      <Table caption={t('match.odds.changes')}>
        <thead>
          <tr>
            <Th>{t('match.odds.time')}</Th>
            <Th align="center">{t('head.score')}</Th>
            <Th align="center">{t(`odds.${market}First`)}</Th>
            <Th align="center">{t(`odds.${market}Middle`)}</Th>
            <Th align="center">{t(`odds.${market}Last`)}</Th>
          </tr>
        </thead>
        <tbody>
          {latest.map((change, index) => {
            const before = latest[index + 1]
            return (
              // Two prices may come in one second; the place from the end of the history is a row's own.
              <Tr key={told.length - index}>
                <Td isNumber>{change.minute > 0 ? `${change.minute}′` : formatDate(change.atS * 1_000, 'moment')}</Td>
                <Td align="center" isNumber>
                  {change.minute > 0 ? change.score : ''}
                </Td>
                {change.isSealed ? (
                  <Td align="center" colSpan={3}>
                    <span className={styles.sealed}>
                      <Icon name="lock" size={13} /> {t('odds.sealed')}
                    </span>
                  </Td>
                ) : (
                  change.values.map((value, place) => {
                    const earlier = before && !before.isSealed ? before.values[place] : undefined
                    const look =
                      earlier === undefined || earlier === value
                        ? undefined
                        : value > earlier
                          ? css.rising
                          : css.falling
                    return (
                      <Td key={['first', 'middle', 'last'][place]} align="center" isNumber className={look}>
                        {priceText(value, place, market)}
                      </Td>
                    )
                  })
                )}
              </Tr>
            )
          })}
        </tbody>
      </Table>
    </div>
  )
}

function SameOdds({ match, market, companyId }: { match: Match; market: Market; companyId: number }) {
  const t = useT('scores')
  const same = useSameOdds(match, market, companyId)
  const list = same.data ?? []
  const won = list.filter((one) => one.score[0] > one.score[1]).length
  const drawn = list.filter((one) => one.score[0] === one.score[1]).length
  return (
    <Card
      title={t('match.odds.same')}
      actions={
        list.length > 0 ? (
          <span className={css.label}>
            {t('match.odds.sameSummary', {
              count: list.length,
              played: list.length,
              won,
              drawn,
              lost: list.length - won - drawn,
            })}
          </span>
        ) : undefined
      }
      isFlush
    >
      {list.length === 0 ? (
        <PastState isPending={same.isPending} isError={same.isError} onRetry={() => void same.refetch()} height={200} />
      ) : (
        <PastTable caption={t('match.odds.same')} matches={list} />
      )}
    </Card>
  )
}

/** Prices of every company; the chosen one's history as chart and list; matches with the same opening price. */
export function OddsBoard({ match, odds }: { match: Match; odds: readonly CompanyOdds[] }) {
  const t = useT('scores')
  const [market, setMarket] = useState<Market>('eu')
  const [companyId, setCompany] = useState(odds[0]?.companyId ?? 2)
  const changes = usePriceChanges(match, market, companyId).data ?? []
  const company = odds.find((one) => one.companyId === companyId)
  return (
    <>
      <Card
        title={t('detail.odds')}
        actions={
          <Segmented<Market>
            label={t('odds.label')}
            value={market}
            onValueChange={setMarket}
            options={(['eu', 'asia', 'bs'] as const).map((value) => ({ value, label: t(`odds.${value}`) }))}
          />
        }
        isFlush
      >
        <OddsLines odds={odds} market={market} chosen={companyId} onChoose={setCompany} />
      </Card>
      <Card title={t('match.odds.history', { name: company?.name ?? '' })} isFlush>
        <OddsMovement match={match} market={market} companyId={companyId} />
        <ChangeList changes={changes} market={market} />
      </Card>
      <SameOdds match={match} market={market} companyId={companyId} />
    </>
  )
}
