import { ageLabel, useT } from '@pitchside/i18n'
import { NewsCard, Skeleton } from '@pitchside/ui'
import type { Headline } from '../../parts/headline/headline'
import classes from './news-mosaic.module.css'

export const mosaicTiles = 5

/** The picked stories: one large, four beside it. */
export function NewsMosaic({ stories, isLoading }: { stories: readonly Headline[]; isLoading: boolean }) {
  const t = useT('content')
  if (isLoading)
    return (
      <div className={classes.mosaic} aria-busy="true">
        {Array.from({ length: mosaicTiles }, (_, tile) => `tile-${tile}`).map((tile) => (
          <Skeleton key={tile} variant="large" height="100%" className={classes.tile} />
        ))}
      </div>
    )
  if (stories.length === 0) return null
  return (
    <section className={classes.mosaic} aria-label={t('news.picked')}>
      {stories.map((story, index) => {
        const age = ageLabel(story.publishedAtMs, Date.now())
        return (
          <NewsCard
            key={story.id}
            className={classes.tile}
            variant={index === 0 ? 'lead' : 'tile'}
            href={`/detail?id=${story.id}`}
            title={story.title}
            coverSrc={story.cover}
            tag={index === 0 ? t('news.special') : story.category}
            meta={index === 0 ? `${story.writer} · ${age}` : age}
          />
        )
      })}
    </section>
  )
}
