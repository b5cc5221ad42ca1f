import { searchable } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { LoadFailed, QueryView } from '@pitchside/parts'
import { useQuery, useSearchParams } from '@pitchside/platform'
import { Slot, usePageName } from '@pitchside/remote-kit'
import { classNames, Link, Section, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { topicPath } from '../features/circles/circle'
import { HotNews } from '../features/news/hot-news'
import { NewsRow } from '../features/news/news-row'
import { type HitKind, searchAll } from '../features/search/search.calls'
import { SearchOverview } from '../features/search/search-overview'
import { TagList } from '../features/topics/tag-list'
import { readTopic, type Topic } from '../features/topics/topics.calls'
import page from '../parts/frame/page.module.css'

function TopicHead({ topic }: { topic: Topic }) {
  const t = useT('content')
  const counted = (key: 'articles' | 'posts') => t(`topic.${key}`, { count: topic[key] })
  return (
    <header>
      <h1 className={page.title}>{t('topic.title', { name: topic.name })}</h1>
      <div className={css.stack2}>
        <p className={css.note}>
          {counted('articles')}
          {topic.posts > 0 ? (
            <>
              {' · '}
              <Link href={topicPath(topic.name)}>{counted('posts')}</Link>
            </>
          ) : undefined}
        </p>
        {topic.related.length > 0 ? <TagList tags={topic.related} label={t('topic.related')} /> : undefined}
      </div>
    </header>
  )
}

/** Beside more stories than these the hot list has its place. */
const besideHotNews = 3

/** The newest articles with the tag; the search knows of more that only speak of it. */
function Stories({ topic }: { topic: Topic }) {
  const t = useT('content')
  const name = encodeURIComponent(searchable(topic.name))
  const isLong = topic.stories.length > besideHotNews
  return (
    <div className={isLong ? classNames(page.columns, css.oneBelow992) : undefined}>
      <Section
        className={css.shrink}
        title={t('find.tab.news')}
        more={{ label: t('topic.allNews'), href: `/search?name=${name}&tab=news&sort=newest` }}
      >
        <div className={css.framedCut}>
          {topic.stories.map((story) => (
            <NewsRow key={story.id} story={story} />
          ))}
        </div>
      </Section>
      {isLong ? (
        <aside className={classNames(css.hiddenInPrint, css.stackGap)}>
          <HotNews />
        </aside>
      ) : undefined}
    </div>
  )
}

/** News stand above, by their tag; people who are called so are no part of a topic. */
const shownKinds: ReadonlySet<HitKind> = new Set(['team', 'league', 'match', 'video', 'circle', 'post'])

/** Rooms, matches, videos, circles, teams: what answers the name. */
function About({ name }: { name: string }) {
  const query = useQuery({
    queryKey: ['content', 'about-topic', name],
    queryFn: ({ signal }) => searchAll(searchable(name), { isStrict: true, signal }),
    staleTime: 60_000,
  })
  return (
    <QueryView query={query} minHeight={320} skeleton={<Skeleton variant="large" height={320} />}>
      {(found) => (
        <div>
          <SearchOverview
            found={{ ...found, anchors: [], hits: found.hits.filter(({ kind }) => shownKinds.has(kind)) }}
            name={searchable(name)}
          />
        </div>
      )}
    </QueryView>
  )
}

function Loading() {
  return (
    <div aria-busy="true" className={css.stack4}>
      <Skeleton width="40%" height={32} />
      <Skeleton width="20%" height={16} />
      <Skeleton variant="large" height={640} />
    </div>
  )
}

/** What is written, shown and played about `?name=`: a tag of articles, or a topic of posts. */
export default function TopicPage() {
  const t = useT('content')
  const name = (useSearchParams()[0].get('name') ?? '').trim()
  const query = useQuery({
    queryKey: ['content', 'topic', name],
    queryFn: ({ signal }) => readTopic(name, signal),
    enabled: name !== '',
  })
  const topic = query.data
  usePageName(topic && t('topic.title', { name: topic.name }))
  if (topic)
    return (
      <div className={classNames(page.page, css.column)}>
        <TopicHead topic={topic} />
        {topic.stories.length > 0 ? <Stories topic={topic} /> : undefined}
        <About name={topic.name} />
      </div>
    )
  return (
    <div className={page.page}>
      {query.isLoading ? (
        <Loading />
      ) : (
        <LoadFailed
          error={query.error}
          isPaused={query.isPaused}
          gone={t('topic.gone')}
          after={<Slot name="main.headlines" props={{}} />}
          wayOut={{ label: t('article.toNews'), href: '/news' }}
          onRetry={query.refetch}
          minHeight={480}
        />
      )}
    </div>
  )
}
