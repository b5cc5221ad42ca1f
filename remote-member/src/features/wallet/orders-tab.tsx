import { formatDate, groupedNumber, useT } from '@pitchside/i18n'
import { inAll, PagedList } from '@pitchside/parts'
import { useMutation } from '@pitchside/platform'
import { Button, Card, saveFile, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { allOrders } from './order-filter'
import { OrderFilterBar } from './order-filter-bar'
import { useKindName } from './use-kind-name'
import { downloadOrders, loadOrders, type Order } from './wallet.calls'

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

/** Bookings of the last three months by account, side, kind and day, with the balance after each; and their export. */
export function OrdersTab() {
  const t = useT('member')
  const [filter, setFilter] = useState(allOrders)
  const kindName = useKindName(filter.account)
  const exporting = useMutation({ mutationFn: () => downloadOrders(filter), onSuccess: saveFile })
  const exportButton = (
    <Button
      size="sm"
      variant="outline"
      icon="download"
      isLoading={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      {t('wallet.export')}
    </Button>
  )
  return (
    <Card title={t('wallet.bookings')} actions={exportButton}>
      <OrderFilterBar filter={filter} onChange={(next) => setFilter({ ...filter, ...next })} />
      <PagedList
        foot={inAll}
        label={t('wallet.bookings')}
        queryKey={['member', 'orders', filter]}
        load={(page, signal) => loadOrders(filter, page, signal)}
        empty={{ title: t('wallet.none') }}
        minHeight={260}
      >
        {(orders) => (
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
              {orders.map((order) => (
                <OrderRow key={order.id} order={order} kind={kindName(order.kind)} />
              ))}
            </tbody>
          </Table>
        )}
      </PagedList>
    </Card>
  )
}
