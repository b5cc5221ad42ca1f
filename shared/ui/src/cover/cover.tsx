import { type CrestRecipe, recipeFor } from '@pitchside/base/crest'
import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names'
import { Crest } from '../crest/crest'
import { Icon } from '../icon/icon'
import { Picture } from '../picture/picture'
import * as css from '../primitives/primitives'
import styles from './cover.module.css'

/** A team as a picture needs it. `src` is an uploaded crest; `isRound` for basketball. */
export interface CoverTeam {
  id: string | number
  name: string
  recipe?: CrestRecipe
  src?: string
  isRound?: boolean
}

/** Props of {@link Cover}. Without a picture, or when it fails, the two teams stand in for it. */
export interface CoverProps {
  src?: string
  teams?: readonly [CoverTeam, CoverTeam]
  topStart?: ReactNode
  topEnd?: ReactNode
  bottom?: ReactNode
  hasPlay?: boolean
  /** The largest picture of a page's first screen: it is fetched before the others, which wait until they come near. */
  isLeading?: boolean
  /** How wide it is shown; without it as wide as a card, or as what a page leads with. */
  sizes?: string | undefined
  /** Beside a line or two of text: its corners are smaller. */
  isSmall?: boolean
  className?: string
}

function Standby({ teams }: { teams: readonly [CoverTeam, CoverTeam] }) {
  const [home, away] = teams.map((team) => team.recipe ?? recipeFor(String(team.id), team.name, team.isRound))
  return (
    <span
      className={styles.standby}
      style={{ backgroundImage: `linear-gradient(105deg, ${home?.first} 0 50%, ${away?.first} 50%)` }}
    >
      {teams.map((team) => (
        <Crest key={team.id} {...team} size={52} isDecorative />
      ))}
    </span>
  )
}

/** A 16:9 picture beside a title, so without a text of its own. What stands over it looks the same in both themes. */
export function Cover(props: CoverProps) {
  const { src, teams, topStart, topEnd, bottom, hasPlay, isLeading, sizes, isSmall, className } = props
  const [failedSrc, setFailedSrc] = useState<string>()
  const hasPicture = src !== undefined && src !== '' && src !== failedSrc
  return (
    <span className={classNames(styles.cover, isSmall ? css.rounded3 : css.rounded4, className)}>
      {hasPicture ? (
        <Picture
          src={src}
          isLeading={isLeading ?? false}
          sizes={isSmall ? '200px' : sizes}
          onError={() => setFailedSrc(src)}
        />
      ) : undefined}
      {!hasPicture && teams ? <Standby teams={teams} /> : undefined}
      {!hasPicture && !teams ? (
        <span className={styles.blank}>
          <Icon name="ball" />
        </span>
      ) : undefined}
      {bottom === undefined ? undefined : <span className={styles.shade} />}
      {topStart === undefined ? undefined : <span className={styles.topStart}>{topStart}</span>}
      {topEnd === undefined ? undefined : <span className={styles.topEnd}>{topEnd}</span>}
      {hasPlay ? (
        <span className={styles.play}>
          <Icon name="play" fill />
        </span>
      ) : undefined}
      {bottom === undefined ? undefined : <span className={styles.bottom}>{bottom}</span>}
    </span>
  )
}
