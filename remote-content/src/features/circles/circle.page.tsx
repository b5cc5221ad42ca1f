import { useT } from '@pitchside/i18n'
import { VisuallyHidden } from '@pitchside/ui'
import { ContentTabs } from '../frame/content-tabs'
import page from '../frame/page.module.css'
import { useKeptScroll } from '../frame/use-kept-scroll'
import { HotNews } from '../news/hot-news'
import { HotCircles } from './hot-circles'
import { PostList } from './post-list'
import { useCircles } from './use-circles'

/** All circles: the feed and the list of circles. */
export default function CirclePage() {
  const t = useT('content')
  useKeptScroll(!useCircles(0).isPending)
  return (
    <div className={page.page}>
      <h1>
        <VisuallyHidden>{t('title.circle')}</VisuallyHidden>
      </h1>
      <ContentTabs />
      <div className={page.columns}>
        <PostList circleId={0} />
        <aside className={page.aside}>
          <HotCircles />
          <HotNews />
        </aside>
      </div>
    </div>
  )
}
