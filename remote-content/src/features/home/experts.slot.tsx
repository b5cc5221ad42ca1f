import { useT } from '@pitchside/i18n'
import { Card, Section, Segmented } from '@pitchside/ui'
import { useState } from 'react'
import { RankedExperts } from '../experts/expert-ranking'

const orders = ['rate', 'streak'] as const
const shown = 7

/** The best experts on the home page, by hit rate or by the hits in a row. */
export default function ExpertsSlot() {
  const t = useT('content')
  const [order, setOrder] = useState<(typeof orders)[number]>('rate')
  return (
    <Section
      title={t('experts.homeTitle')}
      filter={
        <Segmented
          label={t('experts.order')}
          value={order}
          onValueChange={setOrder}
          options={orders.map((value) => ({ value, label: t(`experts.orders.${value}`) }))}
        />
      }
      more={{ label: t('experts.moreShort'), href: '/specialist-home?type=0' }}
    >
      <Card isFlush>
        <RankedExperts order={order} count={shown} />
      </Card>
    </Section>
  )
}
