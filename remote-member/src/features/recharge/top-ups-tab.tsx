import { formatDate, groupedNumber, useT } from '@pitchside/i18n'
import { inAll, PagedList } from '@pitchside/parts'
import { Badge, type BadgeTone, Card, Link, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { OpenOrderActions } from './open-order-actions'
import type { OrderState } from './recharge'
import { loadTopUps, type RechargeOrder, topUpsKey } from './recharge.calls'

const tones: Record<OrderState, BadgeTone> = {
  pending: 'warning',
  paid: 'success',
  failed: 'danger',
  closed: 'neutral',
  disputed: 'warning',
  refunded: 'info',
}

function TopUpRow({ order }: { order: RechargeOrder }) {
  const t = useT('member')
  // Another sum than the order's was credited without a bonus.
  const hasBonus = order.given > 0 && order.credited === order.diamonds + order.given
  return (
    <Tr>
      <Td isNumber>{formatDate(order.atMs, 'moment')}</Td>
      <Td isNumber>
        <Link href={`/member?type=1&isRecharge=true&order=${order.no}`}>{order.no}</Link>
      </Td>
      <Td align="end" isNumber>
        ¥{order.yuan}
      </Td>
      <Td align="end" isNumber>
        {order.credited === 0 ? '—' : groupedNumber(order.credited)}
        {hasBonus ? (
          <p className={css.caption}>
            {t('topUps.split', { diamonds: groupedNumber(order.diamonds), given: groupedNumber(order.given) })}
          </p>
        ) : undefined}
      </Td>
      <Td>
        <Badge tone={tones[order.state]}>{t(`topUps.state.${order.state}`)}</Badge>
      </Td>
      <Td align="end">
        <OpenOrderActions order={order} />
      </Td>
    </Tr>
  )
}

/** Orders of the own top-ups, newest first; each leads to its page, where it is paid or told how it ended. */
export function TopUpsTab() {
  const t = useT('member')
  return (
    <Card>
      <PagedList
        foot={inAll}
        label={t('topUps.title')}
        queryKey={topUpsKey}
        load={loadTopUps}
        empty={{
          title: t('topUps.none'),
          action: { label: t('wallet.topUp'), href: '/member?type=1&isRecharge=true' },
        }}
        minHeight={260}
      >
        {(orders) => (
          <Table caption={t('topUps.title')}>
            <thead>
              <Tr>
                <Th>{t('wallet.time')}</Th>
                <Th>{t('recharge.order')}</Th>
                <Th align="end">{t('topUps.price')}</Th>
                <Th align="end">{t('topUps.diamonds')}</Th>
                <Th>{t('payout.withdraw.state')}</Th>
                <Th align="end">{t('topUps.actions')}</Th>
              </Tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <TopUpRow key={order.no} order={order} />
              ))}
            </tbody>
          </Table>
        )}
      </PagedList>
    </Card>
  )
}
