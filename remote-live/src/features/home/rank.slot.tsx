import { useT } from '@pitchside/i18n'
import { Card, Section, Segmented } from '@pitchside/ui'
import { useState } from 'react'
import { AnchorRanking, type Period, periods } from '../lists/anchor-ranking'

/** The best anchors on the home page. */
export default function RankSlot() {
  const t = useT('live')
  const [period, setPeriod] = useState<Period>('0')
  const options = periods.map((value) => ({ value, label: t(`period.${value}`) }))
  return (
    <Section
      title={t('home.ranking')}
      filter={<Segmented label={t('ranking.period')} options={options} value={period} onValueChange={setPeriod} />}
    >
      <Card isFlush>
        <AnchorRanking period={period} limit={7} />
      </Card>
    </Section>
  )
}
