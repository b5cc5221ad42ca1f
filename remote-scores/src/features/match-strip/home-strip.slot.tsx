import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { classNames, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useLiveMatches } from '../../parts/matches/use-live-matches'
import { fetchHomeMatches } from './home-matches.calls'
import { stripOf } from './home-strip'
import styles from './match-strip.module.css'
import { MatchStripTile } from './match-strip-tile'

/** Six matches at the top of the home page. */
export default function HomeStrip() {
  const t = useT('scores')
  const { matches, isPending, isFailed, reload } = useLiveMatches('home-strip', fetchHomeMatches)
  if (isFailed) return <LoadFailed onRetry={reload} title={t('list.failed')} minHeight={92} />
  return (
    <section
      className={classNames(css.tileStrip, css.firstFourBelow1280, css.twoBelow992, css.fourBelow1280)}
      aria-label={t('tile.strip')}
      aria-busy={isPending}
    >
      {isPending
        ? ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <div key={key} className={styles.tile}>
              <Skeleton lines={3} />
            </div>
          ))
        : stripOf(matches).map((match) => <MatchStripTile key={match.id} match={match} />)}
    </section>
  )
}
