import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { ChipGroup, Section, StateBox } from '@pitchside/ui'
import { useState } from 'react'
import { listVideoCategories, listVideos } from '../../parts/video/videos.calls'
import { VideoGrid } from '../videos/video-grid'

const shown = 5
const chipsMax = 5
const recommended = '0'

/** The home page's videos: five of the chosen category. */
export default function VideosSlot() {
  const t = useT('content')
  const [chosen, setChosen] = useState(recommended)
  const categories = useQuery({
    queryKey: ['content', 'video-categories'],
    queryFn: ({ signal }) => listVideoCategories(signal),
  })
  const videos = useQuery({
    queryKey: ['content', 'home-videos', chosen],
    queryFn: ({ signal }) => listVideos({ categoryId: Number(chosen), order: 'seen', page: 1 }, signal),
  })
  const options = [
    { value: recommended, label: t('videos.recommended') },
    ...(categories.data ?? []).slice(0, chipsMax - 1).map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  const filter = (
    <ChipGroup
      label={t('videos.categories')}
      isSingle
      options={options}
      value={[chosen]}
      onValueChange={([next]) => setChosen(next ?? recommended)}
    />
  )
  return (
    <Section
      title={t('home.videos')}
      filter={filter}
      more={{ label: t('home.videoRank'), href: '/video-list?order=rank' }}
    >
      {videos.isError ? <LoadFailed onRetry={videos.refetch} minHeight={190} /> : undefined}
      {videos.data?.rows.length === 0 ? <StateBox kind="empty" title={t('state.empty')} minHeight={190} /> : undefined}
      {videos.isError || videos.data?.rows.length === 0 ? undefined : (
        <VideoGrid videos={videos.data?.rows.slice(0, shown)} placeholders={shown} isStrip />
      )}
    </Section>
  )
}
