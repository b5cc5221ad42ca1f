import { useT } from '@pitchside/i18n'
import { decimal, LoadFailed } from '@pitchside/parts'
import { Card, classNames, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import type { Match } from '../../parts/matches/match'
import { Pitch, pitch } from '../../parts/pitch/pitch'
import { expectedGoals } from './figures'
import type { Shot } from './match-parts.calls'
import { ShotLegend } from './shot-legend'
import styles from './shot-map.module.css'
import { useShots } from './use-match-parts'

/** Where a shot was made, both sides on one pitch: home attacks to the right. */
export function shotPlace({ side, x, y }: Pick<Shot, 'side' | 'x' | 'y'>): { x: number; y: number } {
  const { width, height, edge } = pitch
  const along = edge + (x / 100) * (width - 2 * edge)
  const across = edge + (y / 100) * (height - 2 * edge)
  return side === 'home' ? { x: along, y: across } : { x: width - along, y: height - across }
}

/** Area follows the chance: a shot worth twice as much looks twice as big. */
const radiusOf = (xg: number) => 5 + Math.sqrt(Math.max(0, xg)) * 19

function Details({ shot, match }: { shot: Shot; match: Match }) {
  const t = useT('scores')
  return (
    <p className={styles.details} aria-live="polite">
      <b className={css.main}>{`${shot.minute}′ ${shot.player}`}</b>
      <span>{match[shot.side].name}</span>
      <span>{t(`match.shots.${shot.outcome}`)}</span>
      <span>
        xG <b className={css.main}>{decimal(shot.xg, 2)}</b>
      </span>
    </p>
  )
}

/** Every shot by place, chance and outcome. The list below says the same in words and drives the map. */
export function ShotMap({ match }: { match: Match }) {
  const t = useT('scores')
  const { data, isPending, isError, refetch } = useShots(match)
  const [chosen, setChosen] = useState<string>()
  const shots = data ?? []
  const xg = expectedGoals(shots)
  const shown = shots.find((shot) => shot.key === chosen) ?? shots.at(-1)
  return (
    <Card
      title={t('match.shots.title')}
      actions={
        shots.length > 0 ? (
          <span className={classNames(styles.totals, css.label)}>
            {match.home.name} <b>{decimal(xg.home, 2)}</b> xG <b>{decimal(xg.away, 2)}</b> {match.away.name}
          </span>
        ) : undefined
      }
    >
      {isPending ? (
        <Skeleton variant="large" ratio="840/500" />
      ) : isError && !data ? (
        <LoadFailed onRetry={refetch} title={t('match.failed')} minHeight={260} />
      ) : shots.length === 0 ? (
        <StateBox kind="empty" title={t('match.shots.none')} minHeight={260} />
      ) : (
        <>
          <svg
            viewBox={`0 0 ${pitch.width} ${pitch.height}`}
            className={styles.map}
            role="img"
            aria-label={`${t('match.shots.title')}: ${match.home.name} ${decimal(xg.home, 2)} xG, ${match.away.name} ${decimal(xg.away, 2)} xG`}
          >
            <Pitch />
            {shots.map((shot) => {
              const place = shotPlace(shot)
              return (
                <circle
                  key={shot.key}
                  cx={place.x}
                  cy={place.y}
                  r={radiusOf(shot.xg)}
                  className={classNames(
                    styles.shot,
                    styles[shot.side],
                    styles[shot.outcome],
                    shot.key === shown?.key && styles.chosen,
                  )}
                  onPointerEnter={() => setChosen(shot.key)}
                >
                  <title>{`${shot.minute}′ ${shot.player} · xG ${decimal(shot.xg, 2)}`}</title>
                </circle>
              )
            })}
          </svg>
          <ShotLegend />
          {shown ? <Details shot={shown} match={match} /> : undefined}
          <ul className={styles.list} aria-label={t('match.shots.list')}>
            {shots.toReversed().map((shot) => (
              <li key={shot.key}>
                <button
                  type="button"
                  className={styles.line}
                  aria-pressed={shot.key === shown?.key}
                  onClick={() => setChosen(shot.key)}
                  onFocus={() => setChosen(shot.key)}
                >
                  <i className={classNames(styles.key, shot.side === 'away' && css.markedAwayGround)} />
                  <span className={styles.minute}>{`${shot.minute}′`}</span>
                  <span className={styles.player}>{shot.player}</span>
                  <span className={shot.outcome === 'goal' ? styles.scored : undefined}>
                    {t(`match.shots.${shot.outcome}`)}
                  </span>
                  <b className={css.endAligned}>{decimal(shot.xg, 2)}</b>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
