import { compactNumber, useT } from '@pitchside/i18n'
import { hasAnswered, LoadFailed } from '@pitchside/parts'
import { Slot, usePageName } from '@pitchside/remote-kit'
import { classNames, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import page from '../../parts/frame/page.module.css'
import type { Circle, FeedTab } from './circle'
import { CircleCrest } from './circle-crest'
import classes from './circle-detail.module.css'
import shared from './circle-page.module.css'
import { FeedPosts, FeedTabs, useFeedTab } from './feed-tabs'
import { HotCircles } from './hot-circles'
import { JoinButton } from './join-button'
import { ModeratorsCard } from './moderators-card'
import { RulesCard } from './rules-card'
import { useCircleAbout } from './use-circle-about'
import { useCircles } from './use-circles'
import { CirclePostForm } from './write/circle-post-form'

/** What is followed is not of one circle. */
const tabs: readonly FeedTab[] = ['new', 'hot', 'refined']

function Head({ circle }: { circle: Circle }) {
  const t = useT('content')
  return (
    <header className={classes.head}>
      <CircleCrest circle={circle} size={72} />
      <div className={css.fill}>
        <h1 className={css.headingPage}>{circle.name}</h1>
        {circle.about ? <p className={css.soft}>{circle.about}</p> : undefined}
        <p className={classNames(classes.counts, css.soft)}>
          <span>
            <b className={classNames(css.main, css.number)}>{compactNumber(circle.members)}</b> {t('circles.members')}
          </span>
          <span>
            <b className={classNames(css.main, css.number)}>{compactNumber(circle.posts)}</b> {t('circle.posts')}
          </span>
        </p>
      </div>
      <JoinButton circle={circle} size="md" />
    </header>
  )
}

/** One circle: what it is about, and its posts. */
export function CircleView({ id }: { id: number }) {
  const t = useT('content')
  const [tab, setTab] = useFeedTab(tabs)
  const { circles, isPending, isError, refetch } = useCircles()
  const circle = circles.find((one) => one.id === id)
  const isToldAbout = hasAnswered(useCircleAbout(id))
  usePageName(circle?.name)
  if (isError && !circle) return <LoadFailed onRetry={refetch} minHeight={480} />
  if (!isPending && !circle) {
    const action = { label: t('circles.more'), href: '/circle' }
    return (
      <>
        <StateBox kind="empty" title={t('circle.gone')} action={action} minHeight={280} />
        <Slot name="main.circles" props={{}} />
      </>
    )
  }
  return (
    <>
      {circle ? <Head circle={circle} /> : <Skeleton variant="large" height={112} className={classes.head} />}
      <div className={classNames(page.columns, css.oneBelow992)}>
        <section className={css.column} aria-label={t('circle.posts')}>
          <div className={shared.head}>
            <FeedTabs tabs={tabs} value={tab} onChange={setTab} />
          </div>
          <CirclePostForm circleId={id} />
          <FeedPosts feed={{ tab, circleId: id }} />
        </section>
        <aside className={classNames(css.hiddenInPrint, css.stackGap)}>
          {/* Together: one that came before those above it would be pushed down. */}
          {circle && isToldAbout ? (
            <>
              <RulesCard circleId={id} />
              <ModeratorsCard circleId={id} />
              <HotCircles currentId={id} />
            </>
          ) : (
            <Skeleton variant="large" height={420} />
          )}
        </aside>
      </div>
    </>
  )
}
