import { useT } from '@pitchside/i18n'
import { Button, classNames, Icon, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { lineText } from '../../parts/matches/line-text'
import type { Market } from '../../parts/matches/match'
import type { CompanyPrices } from './price-history'

export interface CompanyTableProps {
  market: Market
  companies: readonly CompanyPrices[]
  chosen: number
  onChoose: (companyId: number) => void
}

/** First and newest prices of every company; the chosen one's history stands beside. */
export function CompanyTable({ market, companies, chosen, onChoose }: CompanyTableProps) {
  const t = useT('scores')
  const columns = market === 'eu' ? [0, 2] : [0, 1, 2]
  const names = [`odds.${market}First`, `odds.${market}Middle`, `odds.${market}Last`]
  const text = (value: number | undefined, index: number) =>
    value === undefined ? '–' : index === 1 ? lineText(market, value) : value.toFixed(2)
  const look = (index: number, now: number | undefined, first: number | undefined) =>
    index === 1 || now === undefined || first === undefined || now === first
      ? undefined
      : now > first
        ? css.rising
        : css.falling
  return (
    <Table caption={t('detail.odds')}>
      <thead>
        <tr>
          <Th>{t('odds.company')}</Th>
          {columns.map((index) => (
            <Th key={`first${index}`} align="center">
              <small className={classNames(css.muted, css.regular)}>{t('court.first')}</small> {t(names[index] ?? '')}
            </Th>
          ))}
          {columns.map((index) => (
            <Th key={`now${index}`} align="center">
              <small className={classNames(css.muted, css.regular)}>{t('court.now')}</small> {t(names[index] ?? '')}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {companies.map(({ companyId, name, markets }) => {
          const { first, now, isSealed } = markets[market]
          return (
            <Tr key={companyId} isSelected={companyId === chosen}>
              <Td>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-pressed={companyId === chosen}
                  onClick={() => onChoose(companyId)}
                >
                  {name}
                </Button>
              </Td>
              {columns.map((index) => (
                <Td key={`first${index}`} align="center" isNumber className={css.muted}>
                  {text(first?.[index], index)}
                </Td>
              ))}
              {columns.map((index) => (
                <Td
                  key={`now${index}`}
                  align="center"
                  isNumber
                  className={classNames(!isSealed && look(index, now?.[index], first?.[index]))}
                >
                  {isSealed ? (
                    <span className={classNames(css.inlineRow, css.muted)}>
                      <Icon name="lock" size={13} label={t('odds.sealed')} />
                    </span>
                  ) : (
                    text(now?.[index], index)
                  )}
                </Td>
              ))}
            </Tr>
          )
        })}
      </tbody>
    </Table>
  )
}
