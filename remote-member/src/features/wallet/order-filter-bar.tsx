import { useT } from '@pitchside/i18n'
import { Segmented, Select, TextField } from '@pitchside/ui'
import { dayOf, earliestDay, type OrderFilter } from './order-filter'
import { useKindName } from './use-kind-name'
import { useOrderKinds } from './use-order-kinds'
import classes from './wallet.module.css'

const all = 'all'
const sides = ['all', 'received', 'spent'] as const

export interface OrderFilterBarProps {
  filter: OrderFilter
  onChange: (change: Partial<OrderFilter>) => void
}

/** Account, side, kind and days of the orders. */
export function OrderFilterBar({ filter, onChange }: OrderFilterBarProps) {
  const t = useT('member')
  const { account, side, kind, fromDay, toDay } = filter
  const { data: kinds = [] } = useOrderKinds({ account, side })
  const kindName = useKindName(account)
  const options = kinds.map(({ id, name }) => ({ value: String(id), label: kindName(name) }))
  const days = { type: 'date', min: earliestDay(Date.now()), max: dayOf(Date.now()) } as const
  return (
    <div className={classes.filter}>
      <Segmented
        label={t('wallet.account')}
        value={account}
        onValueChange={(value) => onChange({ account: value, kind: undefined })}
        options={[
          { value: 'wallet', label: t('wallet.accountWallet') },
          { value: 'income', label: t('wallet.accountIncome') },
        ]}
      />
      <Segmented
        label={t('wallet.bookings')}
        value={side}
        onValueChange={(value) => onChange({ side: value, kind: undefined })}
        options={sides.map((value) => ({ value, label: t(`wallet.side.${value}`) }))}
      />
      <Select
        className={classes.kind ?? ''}
        label={t('wallet.kind')}
        isLabelHidden
        value={kind === undefined ? all : String(kind)}
        onValueChange={(value) => onChange({ kind: value === all ? undefined : Number(value) })}
        options={[{ value: all, label: t('wallet.allKinds') }, ...options]}
      />
      <div className={classes.days}>
        <TextField
          {...days}
          label={t('wallet.from')}
          value={fromDay}
          onValueChange={(value) => onChange({ fromDay: value })}
        />
        <TextField
          {...days}
          label={t('wallet.to')}
          value={toDay}
          onValueChange={(value) => onChange({ toDay: value })}
        />
      </div>
    </div>
  )
}
