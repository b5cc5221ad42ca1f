import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { AlertDialog, BalanceChange, Diamonds, Sums } from '@pitchside/ui'
import type { GiftWish } from './use-gift-sender'

/** A gift that is asked for once more, with the diamonds it costs. */
export interface DearGift {
  wish: GiftWish
  cost: number
}

interface Props extends DearGift {
  onClose: () => void
  onConfirm: () => void
}

/** What a dear gift costs and leaves, before it is given. */
export function DearGiftDialog({ wish: { gift, num }, cost, onClose, onConfirm }: Props) {
  const t = useT('live')
  const unit = t('diamonds')
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('gifts.sure', { name: gift.name, count: num })}
      description={t('gifts.final')}
      confirmLabel={t('gifts.send')}
      cancelLabel={t('gifts.later')}
      onConfirm={onConfirm}
    >
      <Sums
        rows={[
          { label: `${gift.name} × ${num}`, value: <Diamonds amount={cost} label={unit} /> },
          {
            label: t('gifts.balance'),
            value: <BalanceChange from={Number(useUser()?.balance ?? 0)} by={-cost} unit={unit} />,
          },
        ]}
      />
    </AlertDialog>
  )
}
