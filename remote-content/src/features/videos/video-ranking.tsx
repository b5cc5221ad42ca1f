import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useAddress, useQuery } from '@pitchside/platform'
import { Segmented, StateBox } from '@pitchside/ui'
import { type RankPeriod, rankVideos } from '../../parts/video/videos.calls'
import { VideoGrid } from './video-grid'
import classes from './video-list.module.css'

const periods: readonly RankPeriod[] = ['day', 'week', 'month', 'total']

const steps = ['period']

/** The period the address names. */
function usePeriod() {
  const [params, setParams] = useAddress(steps)
  const period = periods.find((one) => one === params.get('period')) ?? 'week'
  const show = (next: RankPeriod) =>
    setParams((before) => {
      const after = new URLSearchParams(before)
      after.set('period', next)
      return after
    })
  return { period, show }
}

/** The most seen videos of a period. */
export function VideoRanking() {
  const t = useT('content')
  const { period, show } = usePeriod()
  const { data, isError, refetch } = useQuery({
    queryKey: ['content', 'video-rank', period],
    queryFn: ({ signal }) => rankVideos(period, signal),
  })
  return (
    <>
      <div className={classes.periods}>
        <Segmented
          label={t('videos.period')}
          value={period}
          onValueChange={show}
          options={periods.map((value) => ({ value, label: t(`videos.${value}`) }))}
        />
      </div>
      {isError && !data ? <LoadFailed onRetry={refetch} minHeight={420} /> : undefined}
      {data?.length === 0 ? <StateBox kind="empty" title={t('state.empty')} minHeight={420} /> : undefined}
      {(isError && !data) || data?.length === 0 ? undefined : <VideoGrid videos={data} hasMeta isRanked />}
    </>
  )
}
