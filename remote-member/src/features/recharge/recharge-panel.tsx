import { useUser } from '@pitchside/auth'
import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useAddress, useQuery } from '@pitchside/platform'
import { Card, StateBox } from '@pitchside/ui'
import { useState } from 'react'
import { Loading } from '../../parts/loading/loading'
import { OrderProgress } from './order-progress'
import { loadOffer } from './recharge.calls'
import classes from './recharge.module.css'
import { RechargeForm } from './recharge-form'

interface Opened {
  no: string
  isTabBlocked: boolean
}

/** Top-up: choose, pay in a new tab, see how it ends. The order stands in the address, so a reload goes on with it. */
export function RechargePanel() {
  const t = useT('member')
  const user = useUser()
  const [search, setSearch] = useAddress()
  const [opened, setOpened] = useState<Opened>()
  const no = search.get('order') ?? undefined
  const { data, isError, refetch } = useQuery({
    queryKey: ['member', 'recharge-offer', user?.id],
    queryFn: ({ signal }) => loadOffer(signal),
  })
  const show = (order: string | undefined) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (order === undefined) next.delete('order')
      else next.set('order', order)
      return next
    })

  function body() {
    if (no !== undefined)
      return (
        <OrderProgress
          key={no}
          no={no}
          isTabBlocked={opened?.no === no && opened.isTabBlocked}
          onAgain={() => show(undefined)}
        />
      )
    if (isError && !data) return <LoadFailed onRetry={refetch} minHeight={420} />
    if (!data) return <Loading variant="block" height={420} />
    if (data.channels.length === 0) return <StateBox kind="empty" title={t('recharge.noChannel')} minHeight={420} />
    return (
      <RechargeForm
        offer={data}
        onOpened={(order, isTabOpen) => {
          setOpened({ no: order, isTabBlocked: !isTabOpen })
          show(order)
        }}
      />
    )
  }

  return (
    <Card
      id="recharge"
      title={
        <>
          {t('recharge.title')}{' '}
          <span className={classes.rate}>{t('recharge.rate', { diamonds: limits.rechargeDiamondsPerYuan })}</span>
        </>
      }
    >
      {body()}
    </Card>
  )
}
