import { ageLabel, compactNumber, useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { classNames, NewsCard, Section, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { listHeadlines } from '../news/headlines.calls'
import classes from './headlines-slot.module.css'

const besideLead = 5
const places = Array.from({ length: besideLead }, (_, place) => `place-${place}`)

/** The home page's news: one large, five beside it. */
export default function HeadlinesSlot() {
  const t = useT('content')
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['content', 'home-headlines'],
    queryFn: ({ signal }) => listHeadlines({ page: 1, order: 'newest' }, signal),
  })
  const [lead, ...rest] = data?.rows ?? []
  return (
    <Section title={t('home.headlines')} more={{ label: t('home.moreNews'), href: '/news' }}>
      {isError ? <LoadFailed onRetry={refetch} minHeight={380} /> : undefined}
      {data && !lead ? <StateBox kind="empty" title={t('state.empty')} minHeight={380} /> : undefined}
      {isPending ? (
        <div className={classNames(classes.card, css.oneBelow992)} aria-busy="true">
          <Skeleton variant="large" height="100%" />
          <div>
            {places.map((place) => (
              <div key={place} className={classes.skeleton}>
                <Skeleton variant="block" width={96} ratio="16/9" />
                <Skeleton lines={2} height={14} width="100%" />
              </div>
            ))}
          </div>
        </div>
      ) : undefined}
      {lead ? (
        <div className={classNames(classes.card, css.oneBelow992)}>
          <NewsCard
            className={classes.lead}
            variant="lead"
            href={`/detail?id=${lead.id}`}
            title={lead.title}
            coverSrc={lead.cover}
            tag={t('news.exclusive')}
            meta={`${lead.writer} · ${ageLabel(lead.publishedAtMs, Date.now())} · ${t('news.readCount', { count: lead.reads, formatted: compactNumber(lead.reads) })}`}
          />
          <div className={classes.rest}>
            {rest.slice(0, besideLead).map((story) => (
              <NewsCard
                key={story.id}
                variant="row"
                href={`/detail?id=${story.id}`}
                title={story.title}
                coverSrc={story.cover}
                meta={ageLabel(story.publishedAtMs, Date.now())}
              />
            ))}
          </div>
        </div>
      ) : undefined}
    </Section>
  )
}
