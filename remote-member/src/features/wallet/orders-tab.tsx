import { formatDate, groupedNumber, useT } from '@pitchside/i18n'
import { keepPreviousData, useQuery } from '@pitchside/platform'
import { Card, Skeleton, StateBox, Table, Td, Th, Tr } from '@pitchside/ui'
import { useState } from 'react'
import { PageTurner } from '../member-centre/page-turner'
import { allOrders, type OrderFilter } from './order-filter'
import { OrderFilterBar } from './order-filter-bar'
import { useKindName } from './use-kind-name'
import { loadOrders, type Order } from './wallet.calls'
import classes from './wallet.module.css'

const when: Intl.DateTimeFormatOptions = {
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}

const signed = (amount: string) => `${amount.startsWith('+') ? '+' : ''}${groupedNumber(Number(amount))}`

function OrderRow({ order, kind }: { order: Order; kind: string }) {
  return (
    <Tr>
      <Td isNumber>{formatDate(order.atMs, when)}</Td>
      <Td>{kind}</Td>
      <Td>{order.remark}</Td>
      <Td align="end" isNumber className={order.amount.startsWith('+') ? classes.in : undefined}>
        {signed(order.amount)}
      </Td>
      <Td align="end" isNumber>
        {groupedNumber(Number(order.balance))}
      </Td>
    </Tr>
  )
}

function Orders({ filter, page, onPage }: { filter: OrderFilter; page: number; onPage: (page: number) => void }) {
  const t = useT('member')
  const kindName = useKindName(filter.account)
  const { data, isError, refetch } = useQuery({
    queryKey: ['member', 'orders', filter, page],
    queryFn: ({ signal }) => loadOrders(filter, page, signal),
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
          {data.rows.map((order) => (
            <OrderRow key={order.id} order={order} kind={kindName(order.kind)} />
          ))}
        </tbody>
      </Table>
      <div className={classes.foot}>
        <span>{t('wallet.total', { total: data.total })}</span>
        <PageTurner label={t('wallet.bookings')} page={page} pages={data.pages} onPage={onPage} />
      </div>
    </>
  )
}

/** Bookings of the last three months by account, side, kind and day. */
export function OrdersTab() {
  const [filter, setFilter] = useState(allOrders)
  const [page, setPage] = useState(1)
  const change = (next: Partial<OrderFilter>) => {
    setFilter({ ...filter, ...next })
    setPage(1)
  }
  return (
    <Card>
      <OrderFilterBar filter={filter} onChange={change} />
      <Orders filter={filter} page={page} onPage={setPage} />
    </Card>
  )
}
