import { CallError } from '@pitchside/http'
import { formatDate, groupedNumber, useT } from '@pitchside/i18n'
import { Banner, Button, classNames, Icon, type IconName, Spinner, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { payLink } from './pay-tab'
import type { OrderState } from './recharge'
import classes from './recharge.module.css'
import { useRechargeOrder } from './use-recharge-order'

interface Props {
  no: string
  isTabBlocked: boolean
  onAgain: () => void
}

const icons: Readonly<Record<OrderState, IconName>> = {
  pending: 'clock',
  paid: 'circle-check',
  failed: 'circle-x',
  closed: 'clock',
  disputed: 'circle-help',
  refunded: 'rotate-ccw',
}

const signs: Readonly<Partial<Record<OrderState, string>>> = { paid: css.won, failed: css.live }

/** What becomes of an order: waits for the payment, and says how it ended. */
export function OrderProgress({ no, isTabBlocked, onAgain }: Props) {
  const t = useT('member')
  const { data: order, error, isFetching, refetch } = useRechargeOrder(no)
  if (!order && error) {
    const isMissing = error instanceof CallError && error.isMissing
    const again = { label: t('recharge.again'), onClick: onAgain }
    const retry = { label: t('state.retry'), onClick: () => void refetch() }
    return (
      <StateBox
        kind="error"
        title={t(isMissing ? 'recharge.unknown' : 'state.error')}
        action={isMissing ? again : retry}
        minHeight={300}
      />
    )
  }
  const state = order?.state ?? 'pending'
  const url = order?.url
  const isOpen = state === 'pending' || state === 'failed'
  const values = {
    count: order?.credited ?? 0,
    diamonds: groupedNumber(order?.credited ?? 0),
    money: order?.yuan ?? '',
    time: order ? formatDate(order.expiresMs, 'clock') : '',
  }
  return (
    <div className={classes.progress}>
      <div className={classNames(classes.sign, signs[state] ?? css.soft)} aria-hidden="true">
        {state === 'pending' ? <Spinner size={36} /> : <Icon name={icons[state]} size={40} />}
      </div>
      <div role="status">
        <h4 className={classes.outcome}>{t(`recharge.states.${state}`)}</h4>
        <p className={css.note}>{t(`recharge.hints.${state}`, values)}</p>
      </div>
      {order ? (
        <dl className={classes.facts}>
          <div>
            <dt className={css.muted}>{t('recharge.order')}</dt>
            <dd>{order.no}</dd>
          </div>
          <div>
            <dt className={css.muted}>{t(state === 'paid' ? 'recharge.paidSum' : 'recharge.due')}</dt>
            <dd>¥{order.yuan}</dd>
          </div>
        </dl>
      ) : undefined}
      {error ? <Banner>{t('recharge.offline')}</Banner> : undefined}
      {isTabBlocked && isOpen ? <p className={css.caption}>{t('recharge.blocked')}</p> : undefined}
      <div className={classes.actions}>
        {url !== undefined ? (
          <Button {...payLink(url)} variant="primary" icon="external-link">
            {t(state === 'failed' ? 'recharge.retry' : 'recharge.openPage')}
          </Button>
        ) : undefined}
        {state === 'pending' ? (
          <Button isLoading={isFetching} onClick={() => void refetch()}>
            {t('recharge.check')}
          </Button>
        ) : undefined}
        <Button variant={url === undefined ? 'primary' : 'ghost'} onClick={onAgain}>
          {t(state === 'pending' ? 'recharge.other' : 'recharge.again')}
        </Button>
      </div>
    </div>
  )
}
