import { useUser } from '@pitchside/auth'
import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { BalanceChange, Banner, Button, classNames, Dialog, Diamonds, IconButton, Skeleton, Sums } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useId, useState } from 'react'
import { useKeptForm } from '../../parts/forms/use-kept-form'
import { useRefusal } from '../../parts/forms/use-refusal'
import { GoodsArt } from './goods-art'
import { type Goods, loadAddress, type Receiver } from './mall.calls'
import classes from './mall.module.css'
import { ReceiverFields } from './receiver-fields'
import { nobody, problemsOf } from './receiver-problems'
import { useExchange } from './use-exchange'

function Count({ value, max, onChange }: { value: number; max: number; onChange: (value: number) => void }) {
  const t = useT('member')
  return (
    <fieldset className={classes.count} aria-label={t('mall.count')}>
      <IconButton
        icon="minus"
        size="sm"
        label={t('mall.fewer')}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      />
      <output aria-live="polite">{value}</output>
      <IconButton
        icon="plus"
        size="sm"
        label={t('mall.more')}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      />
    </fieldset>
  )
}

interface Props {
  goods: Goods
  onClose: () => void
}

interface OrderFormProps extends Props {
  saved: Receiver
}

function OrderForm({ goods, saved, onClose }: OrderFormProps) {
  const t = useT('member')
  const formId = useId()
  const balance = Number(useUser()?.balance ?? 0)
  const [count, setCount] = useState(1)
  const { values: receiver, change } = useKeptForm('receiver', saved)
  const [wasAsked, setAsked] = useState(false)
  const ordering = useExchange(onClose)
  const problems = goods.isParcel ? problemsOf(receiver) : {}
  const cost = goods.diamonds * count
  const isShort = cost > balance
  const unit = t('diamonds')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (Object.keys(problems).length > 0 || isShort || ordering.isPending) return
    ordering.mutate({ goodsId: goods.id, count, receiver: goods.isParcel ? receiver : undefined })
  }
  const isIncomplete = wasAsked && Object.keys(problems).length > 0
  useRefusal(ordering.error, {}, isIncomplete ? t('payout.incomplete') : undefined)
  return (
    <form id={formId} className={classNames(css.stack4, css.padTop3)} onSubmit={submit}>
      <div className={classes.subject}>
        <span className={classes.thumb}>
          <GoodsArt picture={goods.picture} size={64} />
        </span>
        <div>
          <b>{goods.name}</b>
          <p>{goods.text}</p>
        </div>
        <Count value={count} max={Math.min(goods.stock, limits.exchangeNum)} onChange={setCount} />
      </div>
      {goods.isParcel ? (
        <ReceiverFields value={receiver} problems={wasAsked ? problems : {}} onChange={change} />
      ) : (
        <p className={css.caption}>{t('mall.atOnce')}</p>
      )}
      <div aria-live="polite">
        <Sums
          rows={[
            { label: t('mall.cost'), value: <Diamonds amount={cost} label={unit} /> },
            {
              label: t('wallet.balance'),
              value: isShort ? (
                <Diamonds amount={balance} label={unit} />
              ) : (
                <BalanceChange from={balance} by={-cost} unit={unit} />
              ),
            },
          ]}
        />
      </div>
      {isShort ? <Banner tone="warning">{t('mall.short')}</Banner> : undefined}
      <footer className={css.flex2End}>
        {isShort ? (
          <Button variant="gold" href="/member?type=1&isRecharge=true">
            {t('mall.topUp')}
          </Button>
        ) : undefined}
        <Button type="submit" variant="primary" isLoading={ordering.isPending} disabled={isShort}>
          {t('mall.confirm')}
        </Button>
      </footer>
    </form>
  )
}

/** How many of it, where it goes and what it costs. */
export function ExchangeDialog({ goods, onClose }: Props) {
  const t = useT('member')
  const saved = useQuery({
    queryKey: ['member', 'mall', 'address'],
    queryFn: ({ signal }) => loadAddress(signal),
    enabled: goods.isParcel,
  })
  return (
    <Dialog
      isOpen
      isSticky
      size="md"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('mall.exchange')}
      closeLabel={t('close')}
    >
      {goods.isParcel ? (
        <QueryView query={saved} skeleton={<Skeleton variant="block" height={260} />} minHeight={260}>
          {(address) => <OrderForm goods={goods} saved={address ?? nobody} onClose={onClose} />}
        </QueryView>
      ) : (
        <OrderForm goods={goods} saved={nobody} onClose={onClose} />
      )}
    </Dialog>
  )
}
