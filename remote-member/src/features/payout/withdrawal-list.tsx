import { formatDate, groupedNumber, useT } from '@pitchside/i18n'
import { keepPreviousData, useQuery } from '@pitchside/platform'
import { Badge, type BadgeTone, Skeleton, StateBox, Table, Td, Th, Tr } from '@pitchside/ui'
import { useState } from 'react'
import { PageTurner } from '../member-centre/page-turner'
import { loadWithdrawals, type WithdrawalState } from './payout.calls'
import classes from './payout.module.css'

export const withdrawalsKey = ['member', 'withdrawals'] as const

const when: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}

const tones: Record<WithdrawalState, BadgeTone> = { 0: 'warning', 1: 'success', 2: 'danger' }

/** Withdrawals with what became of them. */
export function WithdrawalList() {
  const t = useT('member')
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useQuery({
    queryKey: [...withdrawalsKey, page],
    queryFn: ({ signal }) => loadWithdrawals(page, signal),
    placeholderData: keepPreviousData,
  })
  if (isError)
    return (
      <StateBox
        kind="error"
        title={t('state.error')}
        action={{ label: t('state.retry'), onClick: () => void refetch() }}
        minHeight={200}
      />
    )
  if (!data) return <Skeleton variant="block" height={200} />
  if (data.rows.length === 0) return <StateBox kind="empty" title={t('payout.withdraw.none')} minHeight={200} />
  return (
    <>
      <Table caption={t('payout.withdraw.list')}>
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
          {data.rows.map((row) => (
            <Tr key={row.id}>
              <Td isNumber>{formatDate(row.askedAtMs, when)}</Td>
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
      <PageTurner label={t('payout.withdraw.list')} page={page} pages={data.pages} onPage={setPage} />
    </>
  )
}
