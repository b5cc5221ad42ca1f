import { useT } from '@pitchside/i18n'
import { useSearchParams } from '@pitchside/platform'
import { usePageName } from '@pitchside/remote-kit'
import { classNames, VisuallyHidden } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { ContentTabs } from '../../parts/frame/content-tabs'
import page from '../../parts/frame/page.module.css'
import classes from './circle-page.module.css'
import { FeedPosts, FeedTabs, TopicHead, useFeedTab } from './feed-tabs'
import { HotCircles } from './hot-circles'
import { HotTopics } from './hot-topics'
import { CirclePostForm } from './write/circle-post-form'

/** All circles: what is written there, by what one wants to see; `?topic=` shows one topic. */
export default function CirclePage() {
  const t = useT('content')
  const topic = useSearchParams()[0].get('topic') || undefined
  usePageName(topic)
  const [tab, setTab] = useFeedTab()
  return (
    <div className={page.page}>
      <ContentTabs />
      <div className={classNames(page.columns, css.oneBelow992)}>
        <section className={css.column}>
          <header className={classes.head}>
            {topic ? (
              <TopicHead topic={topic} />
            ) : (
              <h1>
                <VisuallyHidden>{t('title.circle')}</VisuallyHidden>
                <span aria-hidden="true">{t('tabs.circles')}</span>
              </h1>
            )}
            {topic ? undefined : <FeedTabs value={tab} onChange={setTab} />}
          </header>
          {topic ? undefined : <CirclePostForm />}
          <FeedPosts feed={topic ? { tab: 'new', circleId: 0, topic } : { tab, circleId: 0 }} />
        </section>
        <aside className={classNames(css.hiddenInPrint, css.stackGap)}>
          <HotCircles />
          <HotTopics current={topic} />
        </aside>
      </div>
    </div>
  )
}
