import { useT } from '@pitchside/i18n'
import { Slot } from '@pitchside/remote-kit'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
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

function Place({ children }: { children: ReactNode }) {
  return <div className={classNames(styles.place, css.shrink)}>{children}</div>
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
          <Slot name="main.hero" props={{}} fallback={<HeroSkeleton />} />
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
      <Place>
        <Slot name="main.videos" props={{}} fallback={<VideosSkeleton />} />
      </Place>
      <div className={styles.two}>
        <Place>
          <Slot name="main.circles" props={{}} fallback={<CirclesSkeleton />} />
        </Place>
        <Place>
          <Slot name="main.experts" props={{}} fallback={<ExpertsSkeleton />} />
        </Place>
      </div>
    </div>
  )
}
