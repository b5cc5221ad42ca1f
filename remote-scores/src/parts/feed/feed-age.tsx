import { useT } from '@pitchside/i18n'
import { classNames, Dot } from '@pitchside/ui'
import { useTick } from '../matches/match-clock'
import styles from './feed-age.module.css'
import type { FeedState } from './use-feed-state'

export interface FeedAgeProps {
  state: FeedState
  /** When the feed was last heard, epoch ms; 0 = never. */
  heardAtMs: () => number
  /** The list is one that was kept earlier: when. */
  keptAtMs: number | undefined
}

/** "2 s ago", "5 min ago": how old what one sees is. */
function useAge(heardAtMs: () => number): { key: string; count: number } {
  const ageS = useTick((nowS) => Math.max(0, nowS - Math.floor(heardAtMs() / 1_000)))
  if (ageS === 0) return { key: 'listing.age.now', count: 0 }
  return ageS < 120
    ? { key: 'listing.age.seconds', count: ageS }
    : { key: 'listing.age.minutes', count: Math.floor(ageS / 60) }
}

const tones = { live: 'success', resyncing: 'warning', lost: 'warning', stale: 'off' } as const

/** Age of the feed, always in its place: a loss must not move the list. */
export function FeedAge({ state, heardAtMs, keptAtMs }: FeedAgeProps) {
  const t = useT('scores')
  const { key, count } = useAge(keptAtMs === undefined ? heardAtMs : () => keptAtMs)
  const look = keptAtMs === undefined ? state : 'stale'
  const isQuiet = look === 'live'
  const word = keptAtMs === undefined ? t(`listing.feed.${state}`) : t('listing.feed.kept')
  return (
    <span
      className={classNames(styles.age, !isQuiet && styles.loud)}
      data-feed={keptAtMs === undefined ? state : 'kept'}
    >
      <Dot tone={tones[look]} isPulsing={look === 'resyncing'} />
      <span role={isQuiet ? undefined : 'status'}>{word}</span>
      {heardAtMs() > 0 || keptAtMs !== undefined ? (
        <span className={styles.count}>{t(key, { count })}</span>
      ) : undefined}
    </span>
  )
}
