import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Segmented } from '@pitchside/ui'
import { useState } from 'react'
import { PageState } from '../frame/page-state'
import { VideoGrid } from './video-grid'
import classes from './video-list.module.css'
import { type RankPeriod, rankVideos } from './videos.calls'

const periods: readonly RankPeriod[] = ['day', 'week', 'month', 'total']

/** The most seen videos of a period. */
export function VideoRanking() {
  const t = useT('content')
  const [period, setPeriod] = useState<RankPeriod>('week')
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
          onValueChange={setPeriod}
          options={periods.map((value) => ({ value, label: t(`videos.${value}`) }))}
        />
      </div>
      {isError ? <PageState kind="error" onRetry={() => void refetch()} minHeight={420} /> : undefined}
      {data?.length === 0 ? <PageState kind="empty" minHeight={420} /> : undefined}
      {isError || data?.length === 0 ? undefined : <VideoGrid videos={data} hasMeta isRanked />}
    </>
  )
}
