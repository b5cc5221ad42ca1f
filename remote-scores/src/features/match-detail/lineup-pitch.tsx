import { useT } from '@pitchside/i18n'
import { decimal } from '@pitchside/parts'
import { classNames } from '@pitchside/ui'
import type { Team } from '../../parts/matches/match'
import { gradeOf } from '../../parts/matches/rating-grade'
import { Pitch, pitch } from '../../parts/pitch/pitch'
import { type Kit, kitOf } from './kit'
import styles from './lineup-pitch.module.css'
import { averagePlace, placeOf } from './lineup-places'
import type { MatchEvent } from './match-detail.calls'
import type { Lineup, LineupPlayer, SideLineup } from './match-parts.calls'
import { type PlayerEvents, playerEvents } from './player-events'

const ownGoal = 17

/** Family name: what stands on a shirt and fits under it. */
const shirtName = (name: string) => {
  const last = name.includes('·') ? name.split('·').at(-1) : name.split(' ').at(-1)
  return last || name
}

/** As many marks of one kind as fit beside a shirt. */
const most = 3

function Marks({ goals, assists, card, change }: PlayerEvents) {
  const balls = goals.slice(0, most)
  return (
    <>
      {balls.map((goal, index) => (
        <g key={goal.id} transform={`translate(${-14 - index * 9} -15)`}>
          <circle r="7.500" className={goal.type === ownGoal ? styles.ownGoal : styles.goal} />
          <path d="m0-3.1 2.900 2.100-1.100 3.400h-3.600l-1.100-3.400z" />
        </g>
      ))}
      {assists.slice(0, most).map((goal, index) => (
        <g key={goal.id} transform={`translate(${-19 - index * 9} ${balls.length > 0 ? 1 : -11})`}>
          <circle r="7" className={styles.assist} />
          <text y="3.600" className={styles.letter}>
            A
          </text>
        </g>
      ))}
      {card ? (
        <rect x="15" y="-5" width="8" height="11" rx="1.500" className={card === 'red' ? styles.red : styles.yellow} />
      ) : undefined}
      {change ? (
        <g transform="translate(-15 12)">
          <circle r="7" className={styles.off} />
          <path d="M0-3.500v7m-2.800-2.700L0 3.600 2.800.8" className={styles.arrow} />
          <text x="-9" y="4" className={styles.minute}>
            {`${change.minute}′`}
          </text>
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
  events: PlayerEvents
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
            {decimal(player.rating, 1)}
          </text>
        </g>
      )}
      <Marks {...events} />
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
            events={playerEvents(player, byId)}
          />
        )),
      )}
    </svg>
  )
}
