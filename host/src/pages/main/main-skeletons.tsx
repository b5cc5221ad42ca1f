import { classNames, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
import { LeadingPicture } from './leading-picture'
import styles from './main-skeletons.module.css'

/** Keys of a fixed number of boxes. */
const boxes = (count: number): string[] => Array.from({ length: count }, (_, index) => `box-${index}`)

function Section({ children }: { children: ReactNode }) {
  return (
    <div>
      <div className={styles.head}>
        <Skeleton width={120} height={22} />
      </div>
      {children}
    </div>
  )
}

/** Shapes of the home page's places, in the size of what will stand there: nothing jumps when it comes. */
export function StripSkeleton() {
  return (
    <div className={classNames(css.tileStrip, css.firstFourBelow1280, css.twoBelow992, css.fourBelow1280)}>
      {boxes(6).map((key) => (
        <Skeleton key={key} variant="large" height={92} />
      ))}
    </div>
  )
}

export function HeroSkeleton() {
  return (
    <div className={classNames(styles.hero, css.oneBelow992, css.gridAside)} aria-busy="true">
      <div className={styles.lead}>
        <Skeleton variant="large" className={styles.stage} />
        <div className={css.overlay}>
          <LeadingPicture className={css.picture} />
        </div>
      </div>
      <Skeleton variant="large" className={styles.stage} />
    </div>
  )
}

export function BannersSkeleton() {
  return (
    <div className={css.grid3}>
      {boxes(3).map((key) => (
        <Skeleton key={key} variant="large" height={132} />
      ))}
    </div>
  )
}

export function HotMatchesSkeleton() {
  return (
    <Section>
      <div className={classNames(styles.four, css.twoBelow992, css.threeBelow1280, css.grid4)}>
        {boxes(4).map((key) => (
          <Skeleton key={key} variant="large" height={188} />
        ))}
      </div>
    </Section>
  )
}

function RoomSkeleton() {
  return (
    <div>
      <Skeleton variant="large" ratio="16/9" />
      <div className={css.coverWords}>
        <Skeleton variant="circle" width={36} height={36} />
        <div className={css.grow}>
          <Skeleton lines={2} />
        </div>
      </div>
    </div>
  )
}

export function RoomsSkeleton() {
  return (
    <Section>
      <div className={classNames(styles.rooms, css.twoBelow992, css.threeBelow1280, css.grid4)}>
        {boxes(8).map((key) => (
          <RoomSkeleton key={key} />
        ))}
      </div>
    </Section>
  )
}

export function HeadlinesSkeleton() {
  return (
    <Section>
      <Skeleton variant="large" className={styles.tall} />
    </Section>
  )
}

export const RankSkeleton = HeadlinesSkeleton

export const CirclesSkeleton = HeadlinesSkeleton

export const ExpertsSkeleton = HeadlinesSkeleton

export function VideosSkeleton() {
  return (
    <Section>
      <div className={classNames(styles.five, css.threeBelow992)}>
        {boxes(5).map((key) => (
          <div key={key} className={classNames(css.stack, css.gap10px)}>
            <Skeleton variant="large" ratio="16/9" />
            <Skeleton width="90%" />
          </div>
        ))}
      </div>
    </Section>
  )
}
