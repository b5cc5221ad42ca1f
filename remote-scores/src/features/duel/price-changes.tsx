import { formatDate, useT } from '@pitchside/i18n'
import { classNames, Icon, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { lineText } from '../../parts/matches/line-text'
import type { Market } from '../../parts/matches/match'
import styles from './price-changes.module.css'
import type { PricePoint } from './price-history'

const shown = 120

/** Every price of a company, the newest first. */
export function PriceChanges({
  market,
  points,
  isHidden,
}: {
  market: Market
  points: readonly PricePoint[]
  isHidden?: boolean
}) {
  const t = useT('scores')
  const newest = [...points].reverse().slice(0, shown)
  return (
    <div className={styles.box}>
      <Table caption={t('court.changes')}>
        <thead>
          <tr>
            <Th>{t('head.time')}</Th>
            {isHidden ? undefined : <Th align="center">{t('head.score')}</Th>}
            <Th align="center">{t(`odds.${market}First`)}</Th>
            {market === 'eu' ? undefined : <Th align="center">{t(`odds.${market}Middle`)}</Th>}
            <Th align="center">{t(`odds.${market}Last`)}</Th>
          </tr>
        </thead>
        <tbody>
          {newest.map((point, index) => (
            // Two prices may come in one second; the place from the end of the history is a row's own.
            <Tr key={points.length - index}>
              <Td className={css.figure13Soft}>{formatDate(point.atS * 1_000, 'moment')}</Td>
              {isHidden ? undefined : (
                <Td align="center" isNumber>
                  {point.minute > 0 ? `${point.homeScore}-${point.awayScore}` : '–'}
                </Td>
              )}
              {point.isSealed ? (
                <Td align="center" colSpan={market === 'eu' ? 2 : 3}>
                  <span className={classNames(css.inlineRow, css.muted)}>
                    <Icon name="lock" size={13} label={t('odds.sealed')} />
                  </span>
                </Td>
              ) : (
                <>
                  <Td align="center" isNumber>
                    {point.first.toFixed(2)}
                  </Td>
                  {market === 'eu' ? undefined : (
                    <Td align="center" isNumber>
                      {lineText(market, point.line)}
                    </Td>
                  )}
                  <Td align="center" isNumber>
                    {point.last.toFixed(2)}
                  </Td>
                </>
              )}
            </Tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
