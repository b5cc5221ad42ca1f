import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { Section, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect } from 'react'
import classes from './circle-column.module.css'
import { PostCard } from './post-card'
import { useFeed } from './use-circles'

const fewest = 4
/** A post is about as high as so many stories of the list beside it. */
const storiesPerPost = 3

/** What is talked about most, beside the news: as much of it as there are stories. */
export function CircleColumn({ stories }: { stories: number }) {
  const t = useT('content')
  const feed = useFeed({ tab: 'hot', circleId: 0 })
  const shown = Math.max(fewest, Math.ceil(stories / storiesPerPost))
  const isShort = feed.rows.length < shown && feed.hasNextPage && !feed.isFetching && !feed.isError
  const { fetchNextPage } = feed
  useEffect(() => {
    if (isShort) void fetchNextPage()
  }, [isShort, fetchNextPage])
  return (
    <Section className={classes.column} title={t('tabs.circles')} more={{ label: t('circles.more'), href: '/circle' }}>
      {feed.isPending ? <Skeleton variant="large" height={320} /> : undefined}
      {feed.isError && feed.rows.length === 0 ? <LoadFailed onRetry={feed.refetch} minHeight={320} /> : undefined}
      {feed.isSuccess && feed.rows.length === 0 ? (
        <StateBox kind="empty" title={t('state.empty')} minHeight={320} />
      ) : undefined}
      <div className={css.column}>
        {feed.rows.slice(0, shown).map((post) => (
          <PostCard key={post.id} post={post} onDeleted={() => void feed.refetch()} />
        ))}
      </div>
    </Section>
  )
}
