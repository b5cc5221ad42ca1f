import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { useQueryClient } from '@pitchside/platform'
import { BalanceChange, Button, Dialog, Diamonds, Sums, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { Scheme } from './expert'
import classes from './scheme.module.css'
import { schemesKey } from './use-experts'
import { usePurchase } from './use-purchase'

export const topUpPath = '/member?type=1&isRecharge=true'

/** Price, what there is and what would be left; the way to top up when it is not enough. */
export function BuyDialog({ scheme, onClose }: { scheme: Scheme; onClose: () => void }) {
  const t = useT('content')
  const client = useQueryClient()
  const balance = Number(useUser()?.balance ?? 0)
  const isShort = balance < scheme.price
  const { buy, isPending, isOffline, refusal } = usePurchase(scheme.id, () => {
    toast(t('experts.buyDone'), { tone: 'success' })
    void client.invalidateQueries({ queryKey: schemesKey })
    onClose()
  })
  const unit = t('experts.diamonds')
  const problem = isShort ? t('experts.short') : (refusal ?? (isOffline ? t('experts.offline') : undefined))
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('experts.buyTitle')}
      description={t('experts.buyText', { expert: scheme.expert.nickname })}
      closeLabel={t('experts.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('experts.cancel')}</Button>
          {isShort ? (
            <Button variant="gold" href={topUpPath}>
              {t('experts.topUp')}
            </Button>
          ) : (
            <Button variant="primary" isLoading={isPending} onClick={buy}>
              {t('experts.buyNow')}
            </Button>
          )}
        </>
      }
    >
      <Sums
        rows={[
          { label: t('experts.price'), value: <Diamonds amount={scheme.price} label={unit} /> },
          {
            label: t('experts.balance'),
            value: isShort ? (
              <Diamonds amount={balance} label={unit} />
            ) : (
              <BalanceChange from={balance} by={-scheme.price} unit={unit} />
            ),
          },
        ]}
      />
      <p className={css.caption}>{t('experts.refundNote')}</p>
      {problem ? (
        <p className={classes.failure} role="alert">
          {problem}
        </p>
      ) : undefined}
    </Dialog>
  )
}
