import { classNames, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { NewsRow } from '../news/news-row'
import { useHeadlines } from '../news/use-headlines'
import { Endless } from './endless'
import classes from './experts.module.css'

/** Articles of one expert, or of all of them; endless. */
export function ExpertArticles({ writerId }: { writerId?: number }) {
  const articles = useHeadlines({ ...(writerId === undefined ? { ofExperts: true } : { writerId }), order: 'newest' })
  return (
    <Endless pages={articles} skeleton={<Skeleton variant="large" height={420} />}>
      {(stories) => (
        <div className={classNames(classes.articles, css.oneBelow992)}>
          {stories.map((story) => (
            <NewsRow key={story.id} story={story} hasWriter={writerId === undefined} />
          ))}
        </div>
      )}
    </Endless>
  )
}
