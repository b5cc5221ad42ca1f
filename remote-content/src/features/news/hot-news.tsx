import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Card, classNames, Icon, Link, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { listHeadlines } from './headlines.calls'
import classes from './hot-news.module.css'

const shown = 8
const places = Array.from({ length: shown }, (_, place) => place + 1)

/** The most read stories of the week. Without them the place stays away: the page is complete without it. */
export function HotNews() {
  const t = useT('content')
  const { data, isPending } = useQuery({
    queryKey: ['content', 'hot-headlines'],
    queryFn: ({ signal }) => listHeadlines({ page: 1, order: 'read' }, signal),
  })
  if (!isPending && !data?.rows.length) return null
  const title = (
    <span className={classNames(css.inlineRow, css.gap6px)}>
      {t('news.hot')}
      <Icon name="flame" size={16} />
    </span>
  )
  return (
    <Card title={title} isFlush>
      <ol className={css.padBottom2} aria-busy={isPending || undefined}>
        {isPending
          ? places.map((place) => (
              <li key={place} className={classNames(classes.row, css.hoverLink)}>
                <Skeleton width="80%" height={14} />
              </li>
            ))
          : data?.rows.slice(0, shown).map((story, index) => (
              <li key={story.id}>
                <Link className={classNames(classes.row, css.hoverLink)} href={`/detail?id=${story.id}`}>
                  <span className={classNames(classes.place, index < 3 && css.markedLive)}>{index + 1}</span>
                  <span className={css.clamp2}>{story.title}</span>
                </Link>
              </li>
            ))}
      </ol>
    </Card>
  )
}
