import { formatDate, groupedNumber, useT } from '@pitchside/i18n'
import { inAll, PagedList } from '@pitchside/parts'
import { Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { OrderFilter } from './order-filter'
import { useKindName } from './use-kind-name'
import { loadOrders, type Order } from './wallet.calls'

const signed = (amount: string) => `${amount.startsWith('+') ? '+' : ''}${groupedNumber(Number(amount))}`

function OrderRow({ order, kind }: { order: Order; kind: string }) {
  return (
    <Tr>
      <Td isNumber>{formatDate(order.atMs, 'moment')}</Td>
      <Td>{kind}</Td>
      <Td>{order.remark}</Td>
      <Td align="end" isNumber className={order.amount.startsWith('+') ? css.won : undefined}>
        {signed(order.amount)}
      </Td>
      <Td align="end" isNumber>
        {groupedNumber(Number(order.balance))}
      </Td>
    </Tr>
  )
}

export interface BookingListProps {
  filter: OrderFilter
  label: string
  /** What the list says while nothing is in it. */
  none: string
}

/** Bookings of one account with the balance after each, newest first. */
export function BookingList({ filter, label, none }: BookingListProps) {
  const t = useT('member')
  const kindName = useKindName(filter.account)
  return (
    <PagedList
      foot={inAll}
      label={label}
      queryKey={['member', 'orders', filter]}
      load={(page, signal) => loadOrders(filter, page, signal)}
      empty={{ title: none }}
      minHeight={260}
    >
      {(orders) => (
        <Table caption={label}>
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
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} kind={kindName(order.kind)} />
            ))}
          </tbody>
        </Table>
      )}
    </PagedList>
  )
}
