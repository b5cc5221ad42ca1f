import { useT } from '@pitchside/i18n'
import { Card, classNames, Segmented, Table, Td, Th, Tr } from '@pitchside/ui'
import { useState } from 'react'
import type { Market } from '../matches/match'
import type { CompanyOdds } from './match-detail.calls'
import styles from './odds-table.module.css'

/** Prices of every company: the first and those of now, coloured by their move. */
export function OddsTable({ odds }: { odds: readonly CompanyOdds[] }) {
  const t = useT('scores')
  const [market, setMarket] = useState<Market>('eu')
  const text = (value: number | undefined, index: number) =>
    value === undefined
      ? '–'
      : market !== 'eu' && index === 1
        ? String(market === 'asia' && value !== 0 ? -value : value)
        : value.toFixed(2)
  const look = (now: number | undefined, first: number | undefined) =>
    now === undefined || first === undefined || now === first ? undefined : now > first ? styles.up : styles.down
  return (
    <Card title={t('detail.odds')} isFlush>
      <Segmented<Market>
        label={t('odds.label')}
        className={styles.markets}
        value={market}
        onValueChange={setMarket}
        options={(['eu', 'asia', 'bs'] as const).map((value) => ({ value, label: t(`odds.${value}`) }))}
      />
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
              <Tr key={company.companyId}>
                <Td>{company.name}</Td>
                {[0, 1, 2].map((i) => (
                  <Td key={i} align="center" isNumber className={classNames(look(now?.[i], first?.[i]))}>
                    {text(now?.[i] ?? first?.[i], i)}
                    <small className={styles.first}>{text(first?.[i], i)}</small>
                  </Td>
                ))}
              </Tr>
            )
          })}
        </tbody>
      </Table>
    </Card>
  )
}
