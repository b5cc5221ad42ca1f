import { formatDate, groupedNumber, useT } from '@pitchside/i18n'
import { PagedList } from '@pitchside/parts'
import { Badge, type BadgeTone, Table, Td, Th, Tr } from '@pitchside/ui'
import { loadWithdrawals, type WithdrawalState } from './payout.calls'
import classes from './payout.module.css'

export const withdrawalsKey = ['member', 'withdrawals'] as const

const tones: Record<WithdrawalState, BadgeTone> = { 0: 'warning', 1: 'success', 2: 'danger' }

/** Withdrawals with what became of them. */
export function WithdrawalList() {
  const t = useT('member')
  const name = t('payout.withdraw.list')
  return (
    <PagedList
      label={name}
      queryKey={withdrawalsKey}
      load={loadWithdrawals}
      empty={{ title: t('payout.withdraw.none') }}
      minHeight={200}
    >
      {(rows) => (
        <Table caption={name}>
          <thead>
            <Tr>
              <Th>{t('wallet.time')}</Th>
              <Th>{t('payout.withdraw.to')}</Th>
              <Th align="end">{t('wallet.amount')}</Th>
              <Th align="end">{t('payout.withdraw.money')}</Th>
              <Th>{t('payout.withdraw.state')}</Th>
            </Tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Tr key={row.id}>
                <Td isNumber>{formatDate(row.askedAtMs, 'moment')}</Td>
                <Td>
                  {t(`payout.${row.kind}.title`)} <span className={classes.account}>{row.account}</span>
                </Td>
                <Td align="end" isNumber>
                  {groupedNumber(Number(row.diamonds))}
                </Td>
                <Td align="end" isNumber>
                  ¥{row.yuan}
                </Td>
                <Td>
                  <Badge tone={tones[row.state]}>{t(`payout.withdraw.state${row.state}`)}</Badge>
                  {row.remark === '' ? undefined : <p className={classes.hint}>{row.remark}</p>}
                </Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
    </PagedList>
  )
}
