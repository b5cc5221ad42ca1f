import { useT } from '@pitchside/i18n'
import { classNames } from '@pitchside/ui'
import type { Team } from '../../parts/matches/match'
import { gradeOf } from '../../parts/matches/rating-grade'
import { Pitch, pitch } from '../../parts/pitch/pitch'
import { type Kit, kitOf } from './kit'
import styles from './lineup-pitch.module.css'
import { averagePlace, placeOf } from './lineup-places'
import type { MatchEvent } from './match-detail.calls'
import { isGoalType } from './match-detail.calls'
import type { Lineup, LineupPlayer, SideLineup } from './match-parts.calls'

const ownGoal = 17

/** Family name: what stands on a shirt and fits under it. */
const shirtName = (name: string) => {
  const last = name.includes('·') ? name.split('·').at(-1) : name.split(' ').at(-1)
  return last || name
}

function Marks({ events }: { events: readonly MatchEvent[] }) {
  const goals = events.filter((event) => isGoalType(event.type) && !event.isCancelled)
  const isYellow = events.some((event) => event.type === 3)
  const isRed = events.some((event) => event.type === 4 || event.type === 15)
  const isOff = events.some((event) => event.type === 9)
  return (
    <>
      {goals.slice(0, 3).map((goal, index) => (
        <g key={goal.id} transform={`translate(${-14 - index * 9} -15)`}>
          <circle r="7.500" className={goal.type === ownGoal ? styles.ownGoal : styles.goal} />
          <path d="m0-3.1 2.900 2.100-1.100 3.400h-3.600l-1.100-3.400z" />
        </g>
      ))}
      {isYellow || isRed ? (
        <rect
          x="-23"
          y={goals.length > 0 ? -4 : -20}
          width="8"
          height="11"
          rx="1.500"
          className={isRed ? styles.red : styles.yellow}
        />
      ) : undefined}
      {isOff ? (
        <g transform="translate(-15 12)">
          <circle r="7" className={styles.off} />
          <path d="M0-3.500v7m-2.800-2.700L0 3.600 2.800.8" className={styles.arrow} />
        </g>
      ) : undefined}
    </>
  )
}

function Shirt({
  player,
  place,
  kit,
  events,
}: {
  player: LineupPlayer
  place: { x: number; y: number }
  kit: Kit
  events: readonly MatchEvent[]
}) {
  return (
    <g transform={`translate(${place.x} ${place.y})`}>
      <circle r="17" cy="2" opacity=".28" />
      <circle r="16" fill={kit.shirt} className={styles.shirt} />
      <text y="5.500" className={styles.number} fill={kit.ink}>
        {player.shirt}
      </text>
      <text y="33" className={styles.name}>
        {shirtName(player.name)}
        {player.isCaptain ? ' (C)' : ''}
      </text>
      {player.rating === undefined ? undefined : (
        <g transform="translate(9 -25)">
          <rect width="26" height="16" rx="4" className={styles[gradeOf(player.rating)]} />
          <text x="13" y="12.200" className={styles.rating}>
            {player.rating.toFixed(1)}
          </text>
        </g>
      )}
      <Marks events={events} />
    </g>
  )
}

/** The pitch turned by a quarter. */
const upright = ({ x, y }: { x: number; y: number }) => ({ x: pitch.height - y, y: x - 6 })

/** Both elevens on the pitch, with what happened to each player. */
export function LineupPitch({
  lineup,
  events,
  home,
  away,
  isUpright,
  averageOf,
}: {
  lineup: Lineup
  events: readonly MatchEvent[]
  home: Team
  away: Team
  /** For narrow places: home at the top, away at the bottom. */
  isUpright?: boolean
  /** One side by the middle of its touches; undefined: both as they were lined up. */
  averageOf?: 'home' | 'away' | undefined
}) {
  const t = useT('scores')
  const kits = { home: kitOf(home), away: kitOf(away, kitOf(home)) }
  const byId = new Map(events.map((event) => [event.id, event]))
  const turned = (place: { x: number; y: number }) => (isUpright ? upright(place) : place)
  const placeIn = (player: LineupPlayer, side: 'home' | 'away') =>
    averageOf && player.average ? averagePlace(player.average, side === 'away') : placeOf(player, side === 'away')
  const spoken = (team: Team, side: SideLineup) =>
    `${team.name} ${side.formation}: ${side.first.map((player) => `${player.shirt} ${player.name}`).join(', ')}`
  return (
    <svg
      viewBox={isUpright ? `0 0 ${pitch.height} ${pitch.width}` : `0 0 ${pitch.width} ${pitch.height}`}
      className={classNames(styles.pitch)}
      role="img"
      aria-label={
        averageOf
          ? t('match.lineup.averageOf', { team: (averageOf === 'home' ? home : away).name })
          : `${t('match.lineup.title')}. ${spoken(home, lineup.home)}. ${spoken(away, lineup.away)}`
      }
    >
      <g {...(isUpright ? { transform: `translate(${pitch.height} 0) rotate(90)` } : {})}>
        <Pitch />
      </g>
      {(averageOf ? [averageOf] : (['home', 'away'] as const)).map((side) =>
        lineup[side].first.map((player) => (
          <Shirt
            key={player.id}
            player={player}
            place={turned(placeIn(player, side))}
            kit={kits[side]}
            events={player.incidents.map((id) => byId.get(id)).filter((event) => event !== undefined)}
          />
        )),
      )}
    </svg>
  )
}
