import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { useMutation, useQueryClient } from '@pitchside/platform'
import { AlertDialog, Button, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { payLink } from './pay-tab'
import { cancelOrder, type RechargeOrder, topUpsKey } from './recharge.calls'

/** The ways out of an order nobody has paid: pay it, or cancel it. Nothing for every other one. */
export function OpenOrderActions({ order }: { order: RechargeOrder }) {
  const t = useT('member')
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const cancelling = useMutation({
    mutationFn: () => cancelOrder(order.no),
    onSuccess: () => toast(t('topUps.cancelled'), { tone: 'success' }),
    onError: (error) =>
      toast(error instanceof CallError && !error.isOffline ? error.message : t('payout.notSent'), { tone: 'error' }),
    onSettled: () => {
      setAsking(false)
      void client.invalidateQueries({ queryKey: topUpsKey })
    },
  })
  if (order.state !== 'pending' && order.url === undefined) return null
  return (
    <div className={css.flex2End}>
      {order.url === undefined ? undefined : (
        <Button size="sm" variant="primary" {...payLink(order.url)} aria-label={t('topUps.payOf', { no: order.no })}>
          {t('topUps.pay')}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('topUps.cancelOf', { no: order.no })}
        onClick={() => setAsking(true)}
      >
        {t('payout.cancel')}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('topUps.cancelTitle')}
        description={t('topUps.cancelText')}
        confirmLabel={t('topUps.cancel')}
        cancelLabel={t('topUps.keep')}
        isBusy={cancelling.isPending}
        onConfirm={() => cancelling.mutate()}
      />
    </div>
  )
}
