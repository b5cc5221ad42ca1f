import { formatDate, groupedNumber, useT } from '@pitchside/i18n'
import { keepPreviousData, useQuery, useSearchParams } from '@pitchside/platform'
import { Card, DiamondIcon, Pagination, Segmented, Skeleton, StateBox, Table, Td, Th, Tr } from '@pitchside/ui'
import { useState } from 'react'
import { useProfile } from '../profile/use-profile'
import { RechargePanel } from '../recharge/recharge-panel'
import { type BookingSide, loadBookings } from './wallet.calls'
import classes from './wallet.module.css'

const when: Intl.DateTimeFormatOptions = {
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}

function Bookings({ side, page, onPage }: { side: BookingSide; page: number; onPage: (page: number) => void }) {
  const t = useT('member')
  const { data, isError, refetch } = useQuery({
    queryKey: ['member', 'bookings', side, page],
    queryFn: ({ signal }) => loadBookings(side, page, signal),
    placeholderData: keepPreviousData,
  })
  if (isError)
    return (
      <StateBox
        kind="error"
        title={t('state.error')}
        action={{ label: t('state.retry'), onClick: () => void refetch() }}
        minHeight={260}
      />
    )
  if (!data) return <Skeleton variant="block" height={260} />
  if (data.rows.length === 0) return <StateBox kind="empty" title={t('wallet.none')} minHeight={260} />
  return (
    <>
      <Table caption={t('wallet.bookings')}>
        <thead>
          <Tr>
            <Th>{t('wallet.time')}</Th>
            <Th>{t('wallet.kind')}</Th>
            <Th>{t('wallet.remark')}</Th>
            <Th align="end">{t('wallet.amount')}</Th>
            <Th align="end">{t('wallet.balanceAfter')}</Th>
          </Tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <Tr key={row.id}>
              <Td>{formatDate(row.atMs, when)}</Td>
              <Td>{t(`wallet.kinds.${row.kind}`, { defaultValue: row.kind })}</Td>
              <Td>{row.remark}</Td>
              <Td align="end" className={side === 2 ? classes.in : undefined}>
                {row.amount}
              </Td>
              <Td align="end">{row.balance}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
      {data.pages > 1 ? (
        <Pagination
          label={t('wallet.bookings')}
          page={page}
          pageCount={data.pages}
          onPageChange={onPage}
          previousLabel={t('previous')}
          nextLabel={t('next')}
        />
      ) : undefined}
    </>
  )
}

/** Balance and bookings. */
export function WalletSection() {
  const t = useT('member')
  const [search] = useSearchParams()
  const [side, setSide] = useState<BookingSide>(2)
  const [page, setPage] = useState(1)
  const { data: profile, isError, refetch } = useProfile()
  if (isError)
    return (
      <StateBox
        kind="error"
        title={t('state.error')}
        action={{ label: t('state.retry'), onClick: () => void refetch() }}
        minHeight={480}
      />
    )
  if (!profile) return <Skeleton variant="large" height={480} />
  return (
    <>
      <div className={classes.wallet}>
        <p>{t('wallet.balance')}</p>
        <p className={classes.balance}>
          <DiamondIcon size={44} />
          {groupedNumber(Number(profile.balance))}
        </p>
      </div>
      {search.get('isRecharge') === 'true' ? <RechargePanel /> : undefined}
      <Card
        title={t('wallet.bookings')}
        actions={
          <Segmented
            label={t('wallet.bookings')}
            value={String(side)}
            onValueChange={(value) => {
              setSide(value === '1' ? 1 : 2)
              setPage(1)
            }}
            options={[
              { value: '2', label: t('wallet.received') },
              { value: '1', label: t('wallet.spent') },
            ]}
          />
        }
      >
        <Bookings side={side} page={page} onPage={setPage} />
      </Card>
    </>
  )
}
