import { useT } from '@pitchside/i18n'
import { decimal } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Crest, classNames, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { Pitch, pitch } from '../../parts/pitch/pitch'
import { fetchTeamOfTheWeek, type TeamOfTheWeek } from './player-figures.calls'
import styles from './team-of-the-week.module.css'
import type { DatabaseRoute } from './use-database-address'

/** The own half of a pitch that stands on its goal line. */
const width = pitch.height
const height = pitch.width / 2
const placeOf = ({ x, y }: { x: number; y: number }) => ({ x: (x / 100) * width, y: height - 26 - (y / 100) * 340 })

function Eleven({ players }: Pick<TeamOfTheWeek, 'players'>) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={css.wide} aria-hidden="true">
      <g transform={`translate(0 ${height}) rotate(-90)`}>
        <Pitch />
      </g>
      {players.map((player) => {
        const { x, y } = placeOf(player)
        return (
          <g key={player.id} transform={`translate(${x} ${y})`}>
            <circle r="17" className={styles.shirt} />
            <text y="5" className={styles.rating}>
              {decimal(player.rating, 1)}
            </text>
            <text y="34" className={styles.name}>
              {player.name.split(/[·\s]/).at(-1)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** The best marks of the latest round: eleven on a pitch, and who they are. Nothing where a feed gives no marks. */
export function TeamOfTheWeekCard({ route }: { route: DatabaseRoute }) {
  const t = useT('scores')
  const { id, season } = route.address
  const { data } = useQuery({
    queryKey: ['scores.team-of-the-week', id, season],
    queryFn: ({ signal }) => fetchTeamOfTheWeek(id, season || undefined, signal),
    refetchInterval: 300_000,
  })
  if (!data || data.players.length === 0) return null
  const title = t('base.teamOfTheWeek')
  return (
    <section aria-label={title} className={styles.card}>
      <h3 className={styles.head}>
        {title} <small className={css.caption}>{t('base.teamOfTheWeekRound', { round: data.round })}</small>
      </h3>
      <div className={classNames(styles.both, css.oneBelow720)}>
        <Eleven players={data.players} />
        <ol className={css.stack}>
          {data.players.map((player) => (
            <li key={player.id} className={styles.line}>
              <Crest id={player.team.id} name={player.team.name} size={20} />
              <Link className={classNames(css.fillTruncate, css.hoverBrand)} href={route.hrefOf({ player: player.id })}>
                {player.name}
              </Link>
              <b className={css.figure13}>{decimal(player.rating, 1)}</b>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
