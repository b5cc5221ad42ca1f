import { useT } from '@pitchside/i18n'
import { Slot } from '@pitchside/remote-kit'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './main.module.css'
import {
  BannersSkeleton,
  CirclesSkeleton,
  ExpertsSkeleton,
  HeadlinesSkeleton,
  HeroSkeleton,
  HotMatchesSkeleton,
  RankSkeleton,
  RoomsSkeleton,
  StripSkeleton,
  VideosSkeleton,
} from './main-skeletons'

/** Half a screen ahead: what comes into view has mostly come by then. */
const near = '0px 0px 50% 0px'

/** The same for the code of the hero and for its rooms: nothing changes between the two. */
const waitingHero = { waiting: <HeroSkeleton /> }

function Place({ children }: { children: ReactNode }) {
  return <div className={classNames(styles.place, css.shrink)}>{children}</div>
}

/** Of the foot of the page: who never comes near it neither loads nor lays it out. */
function LowPlace({ children, fallback }: { children: ReactNode; fallback: ReactNode }) {
  const [isNear, setNear] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: near },
    )
    if (ref.current && !isNear) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <div ref={ref} className={classNames(styles.place, css.shrink)}>
      {isNear ? children : fallback}
    </div>
  )
}

/** The home page: places that remotes fill, each of which loads, fails and recovers alone. */
export default function MainPage() {
  const t = useT('shell')
  return (
    <div className={styles.page}>
      <h1 className={css.spoken}>{t('title.main')}</h1>
      <div className={css.grid1}>
        <Place>
          <Slot name="main.strip" props={{}} fallback={<StripSkeleton />} />
        </Place>
        <Place>
          <Slot name="main.hero" props={waitingHero} fallback={waitingHero.waiting} />
        </Place>
        <Place>
          <Slot name="main.banners" props={{}} fallback={<BannersSkeleton />} />
        </Place>
      </div>
      <Place>
        <Slot name="main.hot-matches" props={{}} fallback={<HotMatchesSkeleton />} />
      </Place>
      <Place>
        <Slot name="main.rooms" props={{}} fallback={<RoomsSkeleton />} />
      </Place>
      <div className={styles.two}>
        <Place>
          <Slot name="main.headlines" props={{}} fallback={<HeadlinesSkeleton />} />
        </Place>
        <Place>
          <Slot name="main.rank" props={{}} fallback={<RankSkeleton />} />
        </Place>
      </div>
      <LowPlace fallback={<VideosSkeleton />}>
        <Slot name="main.videos" props={{}} fallback={<VideosSkeleton />} />
      </LowPlace>
      <div className={styles.two}>
        <LowPlace fallback={<CirclesSkeleton />}>
          <Slot name="main.circles" props={{}} fallback={<CirclesSkeleton />} />
        </LowPlace>
        <LowPlace fallback={<ExpertsSkeleton />}>
          <Slot name="main.experts" props={{}} fallback={<ExpertsSkeleton />} />
        </LowPlace>
      </div>
    </div>
  )
}
