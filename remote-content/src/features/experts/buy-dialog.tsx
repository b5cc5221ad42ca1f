import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { useQueryClient } from '@pitchside/platform'
import { Button, Dialog, Diamonds, toast } from '@pitchside/ui'
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
      <dl className={classes.sums}>
        <dt>{t('experts.price')}</dt>
        <dd>
          <Diamonds amount={scheme.price} label={t('experts.diamonds')} />
        </dd>
        <dt>{t('experts.balance')}</dt>
        <dd>
          <Diamonds amount={balance} label={t('experts.diamonds')} />
        </dd>
        {isShort ? undefined : (
          <>
            <dt>{t('experts.left')}</dt>
            <dd>
              <Diamonds amount={Math.round((balance - scheme.price) * 10) / 10} label={t('experts.diamonds')} />
            </dd>
          </>
        )}
      </dl>
      <p className={classes.note}>{t('experts.refundNote')}</p>
      {problem ? (
        <p className={classes.failure} role="alert">
          {problem}
        </p>
      ) : undefined}
    </Dialog>
  )
}
