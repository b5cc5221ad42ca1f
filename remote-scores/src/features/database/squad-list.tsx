import { useT } from '@pitchside/i18n'
import { Avatar, classNames, Flag, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { TeamPage } from './database.calls'
import styles from './team-view.module.css'
import type { DatabaseRoute } from './use-database-address'

const lines = [
  { key: 'goalkeepers', positions: ['G'] },
  { key: 'defenders', positions: ['D'] },
  { key: 'midfielders', positions: ['M'] },
  { key: 'forwards', positions: ['F'] },
  { key: 'guards', positions: ['PG', 'SG'] },
  { key: 'wings', positions: ['SF', 'PF'] },
  { key: 'centres', positions: ['C'] },
  { key: 'unknown', positions: [''] },
] as const

/** Players of a team by their part of the pitch. */
export function SquadList({ squad, route }: { squad: TeamPage['squad']; route: DatabaseRoute }) {
  const t = useT('scores')
  return (
    <div className={styles.squad}>
      {lines.map(({ key, positions }) => {
        const players = squad
          .filter((player) => positions.some((one) => one === player.position))
          .sort((a, b) => a.shirt - b.shirt)
        if (players.length === 0) return undefined
        return (
          <section key={key}>
            <h3>{t(`base.line.${key}`)}</h3>
            <ul>
              {players.map((player) => (
                <li key={player.id}>
                  <Link
                    className={classNames(styles.player, css.hoverable)}
                    href={route.hrefOf({ player: player.id, team: 0 })}
                  >
                    <b className={styles.shirt}>{player.shirt || '–'}</b>
                    <Avatar id={player.id} size={30} />
                    <span className={styles.playerName} title={player.name}>
                      {player.name}
                    </span>
                    <Flag code={player.flag} />
                    {player.goals > 0 || (player.assists ?? 0) > 0 ? (
                      <span className={styles.counts}>
                        {t('base.goalsAssists', { goals: player.goals, assists: player.assists ?? '–' })}
                      </span>
                    ) : undefined}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
