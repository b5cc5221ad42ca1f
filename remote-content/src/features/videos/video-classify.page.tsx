import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { classNames, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import page from '../../parts/frame/page.module.css'
import { useKeptScroll } from '../../parts/frame/use-kept-scroll'
import { listAllCategories, toggleOwnCategories } from '../../parts/video/videos.calls'
import { CategoryMenu } from './category-menu'
import { useOwnCategories } from './own-categories.store'
import { useMergedCategories } from './use-merged-categories'
import { useVideos } from './use-videos'
import classes from './video-classify.module.css'
import { VideoFeed } from './video-feed'

/** Videos by category, with a menu of one's own that this browser keeps; a member's choice is told to the server too. */
export default function VideoClassifyPage() {
  const t = useT('content')
  const user = useUser()
  useMergedCategories()
  const openId = useOwnCategories((state) => state.openId)
  useKeptScroll(!useVideos({ categoryId: openId, order: 'seen' }).isPending)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['content', 'video-categories', 'all'],
    queryFn: ({ signal }) => listAllCategories(signal),
  })
  const onToggled = (id: number) => {
    if (!user) return
    toggleOwnCategories([id]).catch((error) =>
      bus.emit('failure.seen', { where: 'content', reason: 'own-categories', detail: String(error) }),
    )
  }
  const open = data?.find(({ id }) => id === openId)
  return (
    <div className={page.page}>
      <h1 className={page.title}>{open?.name ?? t('title.classify')}</h1>
      <div className={classNames(classes.columns, css.oneBelow992)}>
        {isPending ? <Skeleton variant="large" height={420} /> : undefined}
        {isError && !data ? <LoadFailed onRetry={refetch} minHeight={420} /> : undefined}
        {data ? <CategoryMenu categories={data} onToggled={onToggled} /> : undefined}
        <div className={classNames(classes.feed, css.shrink)}>
          <VideoFeed categoryId={openId} order="seen" />
        </div>
      </div>
    </div>
  )
}
