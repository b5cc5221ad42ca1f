import { useT } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { Button, Card, saveFile } from '@pitchside/ui'
import { useState } from 'react'
import { BookingList } from './booking-list'
import { allOrders } from './order-filter'
import { OrderFilterBar } from './order-filter-bar'
import { downloadOrders } from './wallet.calls'

/** Bookings of the last three months by account, side, kind and day, with the balance after each; and their export. */
export function OrdersTab() {
  const t = useT('member')
  const [filter, setFilter] = useState(allOrders)
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
      <BookingList filter={filter} label={t('wallet.bookings')} none={t('wallet.none')} />
    </Card>
  )
}
