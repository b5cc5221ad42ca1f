import { compactNumber, useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Card, classNames, Icon, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { topicPath } from './circle'
import { listTopics } from './circles.calls'
import classes from './hot-topics.module.css'

/** What is talked about these days; nothing while nobody names a topic. */
export function HotTopics({ current }: { current?: string | undefined }) {
  const t = useT('content')
  const { data } = useQuery({ queryKey: ['content', 'topics'], queryFn: ({ signal }) => listTopics('', signal) })
  if (!data || data.length === 0) return null
  return (
    <Card title={t('circle.topics')} isFlush>
      <ol className={css.padBottom2}>
        {data.map(({ name, posts }, place) => (
          <li key={name}>
            <Link
              className={classNames(classes.row, css.chosenGround, css.hoverable)}
              href={topicPath(name)}
              aria-current={name === current ? 'true' : undefined}
            >
              <span className={classNames(place < 3 ? css.live : css.muted, css.number)}>{place + 1}</span>
              <span className={classes.name}>
                <Icon name="hash" size={13} />
                {name}
              </span>
              <span className={css.captionNumber}>{compactNumber(posts)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  )
}
