import { compactNumber, useT } from '@pitchside/i18n'
import { Card, Crest, Link, recipeFor, Skeleton } from '@pitchside/ui'
import classes from './hot-circles.module.css'
import { useCircles } from './use-circles'

const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** Circles by their size. */
export function HotCircles({ currentId }: { currentId?: number }) {
  const t = useT('content')
  const { circles, isPending } = useCircles(0)
  if (!isPending && circles.length === 0) return null
  return (
    <Card title={t('circles.hot')} isFlush>
      <ul className={classes.list} aria-busy={isPending || undefined}>
        {isPending
          ? places.map((place) => (
              <li key={place} className={classes.row}>
                <Skeleton variant="circle" height={36} />
                <Skeleton width="60%" height={14} />
              </li>
            ))
          : circles.map((circle) => (
              <li key={circle.id}>
                <Link
                  className={classes.row}
                  href={`/circle-detail?id=${circle.id}`}
                  aria-current={circle.id === currentId ? 'true' : undefined}
                >
                  <Crest
                    id={circle.letters}
                    name={circle.name}
                    recipe={{ ...recipeFor(circle.letters, circle.letters), letters: circle.letters }}
                    size={36}
                    isDecorative
                  />
                  <span className={classes.words}>
                    <b>{circle.name}</b>
                    <span className={classes.members}>
                      <span className={classes.number}>{compactNumber(circle.members)}</span> {t('circles.members')}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
      </ul>
    </Card>
  )
}
