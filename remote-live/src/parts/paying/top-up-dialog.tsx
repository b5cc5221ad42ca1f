import { groupedNumber, useT } from '@pitchside/i18n'
import { Button, Dialog } from '@pitchside/ui'

/** Where diamonds are bought. */
export const topUpPath = '/member?type=1&isRecharge=true'

export interface TopUpDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Diamonds that were needed, when known. */
  cost?: number
}

/** The balance does not cover it: buy diamonds in a new tab, so that the broadcast goes on. */
export function TopUpDialog({ isOpen, onClose, cost }: TopUpDialogProps) {
  const t = useT('live')
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('gifts.shortTitle')}
      description={
        cost === undefined ? t('gifts.short') : t('gifts.shortOf', { count: cost, cost: groupedNumber(cost) })
      }
      closeLabel={t('state.close')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('gifts.later')}
          </Button>
          <Button variant="gold" href={topUpPath} target="_blank" rel="noopener" onClick={onClose}>
            {t('gifts.topUp')}
          </Button>
        </>
      }
    />
  )
}
