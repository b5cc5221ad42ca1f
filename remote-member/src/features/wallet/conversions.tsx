import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { Card } from '@pitchside/ui'
import { Loading } from '../../parts/loading/loading'
import { BookingList } from './booking-list'
import { allOrders } from './order-filter'
import { useOrderKinds } from './use-order-kinds'

const received = { ...allOrders, side: 'received' } as const

/** What became of income that was converted before, with the balance after each. */
export function Conversions() {
  const t = useT('member')
  const { data: kinds, isError, refetch } = useOrderKinds(received)
  const kind = kinds?.find(({ name }) => name === 'convert')?.id
  const label = t('payout.convert.list')
  return (
    <Card title={label}>
      {isError && !kinds ? <LoadFailed onRetry={refetch} minHeight={260} /> : undefined}
      {!kinds && !isError ? <Loading height={260} /> : undefined}
      {kind === undefined ? undefined : (
        <BookingList filter={{ ...received, kind }} label={label} none={t('payout.convert.none')} />
      )}
    </Card>
  )
}
