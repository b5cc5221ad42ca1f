import { compactNumber, useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { Card, classNames, Link, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { circlePath } from './circle'
import { CircleCrest } from './circle-crest'
import classes from './hot-circles.module.css'
import { JoinButton } from './join-button'
import { useCircles } from './use-circles'

const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** Circles by their size, each to be joined. `limit` shows only so many. */
export function HotCircles({ currentId, limit }: { currentId?: number; limit?: number }) {
  const t = useT('content')
  const { circles, isPending, isError, refetch } = useCircles()
  const bySize = [...circles].sort((left, right) => right.members - left.members).slice(0, limit)
  if (isError && circles.length === 0)
    return (
      <Card title={t('circles.hot')}>
        <LoadFailed onRetry={refetch} minHeight={160} />
      </Card>
    )
  if (!isPending && circles.length === 0) return null
  return (
    <Card title={t('circles.hot')} isFlush>
      <ul className={css.padBottom2} aria-busy={isPending || undefined}>
        {isPending
          ? places.map((place) => (
              <li key={place} className={classNames(classes.row, css.chosenGround, css.hoverable)}>
                <Skeleton variant="circle" height={36} />
                <Skeleton width="60%" height={14} />
              </li>
            ))
          : bySize.map((circle) => (
              <li
                key={circle.id}
                className={classNames(classes.row, css.chosenGround, css.hoverable)}
                data-current={circle.id === currentId || undefined}
              >
                <Link
                  className={classes.link}
                  href={circlePath(circle.id)}
                  aria-current={circle.id === currentId ? 'true' : undefined}
                >
                  <CircleCrest circle={circle} size={36} />
                  <span className={classNames(css.stack, css.shrink)}>
                    <b className={classNames(css.cut, css.medium)} title={circle.name}>
                      {circle.name}
                    </b>
                    <span className={css.caption}>
                      <span className={css.number}>{compactNumber(circle.members)}</span> {t('circles.members')}
                    </span>
                  </span>
                </Link>
                <JoinButton circle={circle} />
              </li>
            ))}
      </ul>
    </Card>
  )
}
