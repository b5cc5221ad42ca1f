import { useT } from '@pitchside/i18n'
import { Card, classNames, Segmented, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { lineText } from '../../parts/matches/line-text'
import type { Market, Match } from '../../parts/matches/match'
import type { CompanyOdds } from './match-detail.calls'
import { OddsMovement } from './odds-movement'
import styles from './odds-table.module.css'

/** A price, or the line in the middle of two prices, as text. */
export const priceText = (value: number | undefined, place: number, market: Market) =>
  value === undefined ? '–' : market !== 'eu' && place === 1 ? lineText(market, value) : value.toFixed(2)

/** Prices of every company: the first and those of now, coloured by their move. */
export function OddsLines({
  odds,
  market,
  chosen,
  onChoose,
}: {
  odds: readonly CompanyOdds[]
  market: Market
  chosen?: number
  onChoose?: (companyId: number) => void
}) {
  const t = useT('scores')
  const look = (now: number | undefined, first: number | undefined) =>
    now === undefined || first === undefined || now === first ? undefined : now > first ? css.rising : css.falling
  return (
    <Table caption={t('detail.odds')}>
      <thead>
        <tr>
          <Th>{t('odds.company')}</Th>
          <Th align="center">{t(`odds.${market}First`)}</Th>
          <Th align="center">{t(`odds.${market}Middle`)}</Th>
          <Th align="center">{t(`odds.${market}Last`)}</Th>
        </tr>
      </thead>
      <tbody>
        {odds.map((company) => {
          const { first, now } = company.markets[market]
          return (
            <Tr key={company.companyId} isSelected={company.companyId === chosen}>
              <Td>
                {onChoose ? (
                  <button
                    type="button"
                    className={classNames(styles.company, css.hoverBrand)}
                    aria-pressed={company.companyId === chosen}
                    onClick={() => onChoose(company.companyId)}
                  >
                    {company.name}
                  </button>
                ) : (
                  company.name
                )}
              </Td>
              {[0, 1, 2].map((i) => (
                <Td key={i} align="center" isNumber className={classNames(look(now?.[i], first?.[i]))}>
                  {priceText(now?.[i] ?? first?.[i], i, market)}
                  <small className={styles.first}>{priceText(first?.[i], i, market)}</small>
                </Td>
              ))}
            </Tr>
          )
        })}
      </tbody>
    </Table>
  )
}

/** The side card: movement of the first company's prices, then every company. */
export function OddsTable({
  match,
  odds,
  isReplay,
}: {
  match: Match
  odds: readonly CompanyOdds[]
  /** The chart knows how it went on and is left out. */
  isReplay?: boolean
}) {
  const t = useT('scores')
  const [market, setMarket] = useState<Market>('eu')
  const [first] = odds
  return (
    <Card title={t('match.odds.movement')} isFlush>
      <Segmented<Market>
        label={t('odds.label')}
        isBlock
        className={styles.markets}
        value={market}
        onValueChange={setMarket}
        options={(['eu', 'asia', 'bs'] as const).map((value) => ({ value, label: t(`odds.${value}`) }))}
      />
      {first && !isReplay ? <OddsMovement match={match} market={market} companyId={first.companyId} /> : undefined}
      <OddsLines odds={odds} market={market} />
    </Card>
  )
}
