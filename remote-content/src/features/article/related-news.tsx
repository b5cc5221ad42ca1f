import { ageLabel, useT } from '@pitchside/i18n'
import { Card, NewsCard } from '@pitchside/ui'
import type { Headline } from '../../parts/headline/headline'

/** Others of the category. */
export function RelatedNews({ stories }: { stories: readonly Headline[] }) {
  const t = useT('content')
  if (stories.length === 0) return null
  return (
    <Card title={t('article.related')}>
      {stories.map((story) => (
        <NewsCard
          key={story.id}
          variant="row"
          href={`/detail?id=${story.id}`}
          title={story.title}
          coverSrc={story.cover}
          meta={ageLabel(story.publishedAtMs, Date.now())}
        />
      ))}
    </Card>
  )
}
