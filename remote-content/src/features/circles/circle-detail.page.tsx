import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useSearchParams } from '@pitchside/platform'
import { Slot } from '@pitchside/remote-kit'
import { Skeleton } from '@pitchside/ui'
import { lazy, Suspense } from 'react'
import page from '../../parts/frame/page.module.css'

const CircleView = lazy(async () => ({ default: (await import('./circle-view')).CircleView }))
const PostView = lazy(async () => ({ default: (await import('./post-view')).PostView }))

const numberOf = (text: string | null): number => {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : 0
}

/** One circle with its posts (`?id=`), or one post with its comments (`?post=`). */
export default function CircleDetailPage() {
  const t = useT('content')
  const [search] = useSearchParams()
  const postId = numberOf(search.get('post'))
  const circleId = numberOf(search.get('id'))
  return (
    <div className={page.page}>
      <Suspense fallback={<Skeleton variant="large" height={480} />}>
        {postId > 0 ? (
          <PostView key={postId} id={postId} />
        ) : circleId > 0 ? (
          <CircleView key={circleId} id={circleId} />
        ) : (
          <LoadFailed
            error={null}
            gone={t('circle.gone')}
            after={<Slot name="main.circles" props={{}} />}
            wayOut={{ label: t('circles.more'), href: '/circle' }}
            onRetry={() => undefined}
            minHeight={480}
          />
        )}
      </Suspense>
    </div>
  )
}
