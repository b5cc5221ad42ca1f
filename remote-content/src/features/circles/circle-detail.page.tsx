import { compactNumber, useT } from '@pitchside/i18n'
import { useSearchParams } from '@pitchside/platform'
import { Crest, recipeFor, Skeleton } from '@pitchside/ui'
import page from '../frame/page.module.css'
import { PageState } from '../frame/page-state'
import classes from './circle-detail.module.css'
import { HotCircles } from './hot-circles'
import { PostList } from './post-list'
import { useCircles } from './use-circles'

/** One circle with its posts. */
export default function CircleDetailPage() {
  const t = useT('content')
  const id = Number(useSearchParams()[0].get('id')) || 0
  const { circles, isPending, isError, refetch } = useCircles(id)
  const circle = circles.find((one) => one.id === id)
  if (isError) return <PageState kind="error" onRetry={() => void refetch()} minHeight={480} />
  if (!isPending && !circle) return <PageState kind="empty" minHeight={480} />
  return (
    <div className={page.page}>
      <header className={classes.head}>
        {circle ? (
          <>
            <Crest
              id={circle.letters}
              name={circle.name}
              recipe={{ ...recipeFor(circle.letters, circle.letters), letters: circle.letters }}
              size={64}
              isDecorative
            />
            <div>
              <h1>{circle.name}</h1>
              <p>
                <span className={classes.number}>{compactNumber(circle.members)}</span> {t('circles.members')}
              </p>
            </div>
          </>
        ) : (
          <Skeleton width={240} height={48} />
        )}
      </header>
      <div className={page.columns}>
        <PostList circleId={id} />
        <aside className={page.aside}>
          <HotCircles currentId={id} />
        </aside>
      </div>
    </div>
  )
}
