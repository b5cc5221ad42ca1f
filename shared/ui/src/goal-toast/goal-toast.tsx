import type { CrestRecipe } from '@pitchside/base/crest'
import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names'
import { Crest } from '../crest/crest'
import { IconButton } from '../icon-button/icon-button'
import { Link, type LinkComponent } from '../link/link'
import * as css from '../primitives/primitives'
import { useTimeLeft } from '../time-left/use-time-left'
import styles from './goal-toast.module.css'

/** One side of a goal pop-up. */
export interface GoalTeam {
  id: string | number
  name: string
  score: number
  recipe?: CrestRecipe
  crestSrc?: string
  isRound?: boolean
}

/** Props of {@link GoalToast}. `kindLabel` such as "Goal"; `minute` as text; it stays 8 s by default, longer under the pointer. */
export interface GoalToastProps {
  kindLabel: string
  minute: string
  home: GoalTeam
  away: GoalTeam
  scorer: 'home' | 'away'
  href?: string
  linkAs?: LinkComponent
  closeLabel: string
  onClose: () => void
  durationMs?: number
}

function Side({ team, hasScored }: { team: GoalTeam; hasScored: boolean }) {
  return (
    <span className={classNames(styles.team, hasScored && css.markedBold)}>
      <Crest
        id={team.id}
        name={team.name}
        recipe={team.recipe}
        src={team.crestSrc}
        isRound={team.isRound}
        isDecorative
      />
      <span className={css.truncate} title={team.name}>
        {team.name}
      </span>
      <span className={classNames(styles.score, hasScored && css.brand)}>{team.score}</span>
    </span>
  )
}

/** A goal, at the corner of the page. */
export function GoalToast(props: GoalToastProps) {
  const { kindLabel, minute, home, away, scorer, href, linkAs, closeLabel, onClose, durationMs = 8000 } = props
  const [isPaused, setIsPaused] = useState(false)
  useTimeLeft(durationMs, isPaused, onClose)
  const inside = (
    <>
      <span className={styles.kind}>
        {kindLabel}
        <span className={styles.minute}>{minute}</span>
      </span>
      <span className={styles.sides}>
        <Side team={home} hasScored={scorer === 'home'} />
        <Side team={away} hasScored={scorer === 'away'} />
      </span>
    </>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only stops the clock, nothing here can be operated
    <div
      className={styles.goal}
      onMouseEnter={() => setIsPaused(true)}
      onMouseLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      {href === undefined ? (
        <span className={styles.body}>{inside}</span>
      ) : (
        <Link className={styles.body} href={href} linkAs={linkAs}>
          {inside}
        </Link>
      )}
      <IconButton icon="x" size="sm" label={closeLabel} onClick={onClose} />
    </div>
  )
}

/** Where goal pop-ups stand: bottom right, the newest at the bottom. Give it the last three. */
export function GoalStack({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.stack} aria-label={label} aria-live="polite" aria-relevant="additions">
      {children}
    </section>
  )
}
