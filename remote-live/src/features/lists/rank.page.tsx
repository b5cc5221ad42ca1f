import { useT } from '@pitchside/i18n'
import { useAddress } from '@pitchside/platform'
import { Card, Link, Segmented } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { heatHelp } from '../../parts/rooms/room'
import { AnchorRanking, type Period, periods } from './anchor-ranking'
import { PageFrame } from './page-frame'

const steps = ['type']

/** Ranking of the anchors: day, week, month, all time. */
export default function RankPage() {
  const t = useT('live')
  const [search, setSearch] = useAddress(steps)
  const asked = search.get('type') as Period
  const period = periods.includes(asked) ? asked : '0'
  const options = periods.map((value) => ({ value, label: t(`period.${value}`) }))
  return (
    <PageFrame
      title={t('title.rank')}
      filter={
        <>
          <Segmented
            label={t('ranking.period')}
            options={options}
            value={period}
            onValueChange={(value) => setSearch({ type: value })}
          />
          <Link className={css.underlined} href={heatHelp}>
            {t('room.heatHow')}
          </Link>
        </>
      }
    >
      <Card isFlush>
        <AnchorRanking period={period} limit={50} isWide />
      </Card>
    </PageFrame>
  )
}
