import { useT } from '@pitchside/i18n'
import { useQuery, useSearchParams } from '@pitchside/platform'
import { Button, ChipGroup, Segmented, VisuallyHidden } from '@pitchside/ui'
import { ContentTabs } from '../frame/content-tabs'
import page from '../frame/page.module.css'
import { useKeptScroll } from '../frame/use-kept-scroll'
import { useVideos } from './use-videos'
import { VideoFeed } from './video-feed'
import classes from './video-list.module.css'
import { VideoRanking } from './video-ranking'
import { listVideoCategories } from './videos.calls'

/** Videos by category, newest first, or ranked; both stand in the address. */
export default function VideoListPage() {
  const t = useT('content')
  const [params, setParams] = useSearchParams()
  const isRanked = params.get('order') === 'rank'
  const categoryId = Number(params.get('cid')) || 0
  const categories = useQuery({
    queryKey: ['content', 'video-categories'],
    queryFn: ({ signal }) => listVideoCategories(signal),
  })
  useKeptScroll(!useVideos({ categoryId, order: 'newest' }).isPending)
  const show = (next: Record<string, string>) => setParams(next, { replace: true })
  return (
    <div className={page.page}>
      <h1>
        <VisuallyHidden>{t('title.videos')}</VisuallyHidden>
      </h1>
      <ContentTabs>
        <div className={classes.tools}>
          <Segmented
            label={t('videos.order')}
            value={isRanked ? 'rank' : 'newest'}
            onValueChange={(next) => show(next === 'rank' ? { order: 'rank' } : {})}
            options={[
              { value: 'newest', label: t('videos.newest') },
              { value: 'rank', label: t('videos.rank') },
            ]}
          />
          <Button size="sm" variant="outline" href="/video-classify">
            {t('videos.allCategories')}
          </Button>
        </div>
      </ContentTabs>
      {isRanked ? (
        <VideoRanking />
      ) : (
        <>
          <ChipGroup
            className={classes.chips}
            label={t('videos.categories')}
            isSingle
            value={[String(categoryId)]}
            onValueChange={([next]) => show(next && next !== '0' ? { cid: next } : {})}
            options={[
              { value: '0', label: t('videos.all') },
              ...(categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          <VideoFeed categoryId={categoryId} order="newest" />
        </>
      )}
    </div>
  )
}
