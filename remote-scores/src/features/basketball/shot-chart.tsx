import { groupedNumber, useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Card, classNames, Segmented } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type CSSProperties, useState } from 'react'
import { type BasketballGame, percent } from './basketball-game'
import { type CourtShot, fetchCourtShots } from './basketball-match.calls'
import styles from './shot-chart.module.css'

/** Half a court, ten units a metre; the basket is at the top. */
const court = { width: 150, length: 140, basket: 15.75, arc: 72.4 } as const
const rimRadius = 23

const placeOf = ({ x, y }: CourtShot) => ({ x: (x / 100) * court.width, y: (y / 100) * court.length })

type Zone = 'rim' | 'middle' | 'three'
const zones: readonly Zone[] = ['rim', 'middle', 'three']

/** Where a shot was taken: at the rim, between it and the arc, or behind the arc. */
export function zoneOf(shot: CourtShot): Zone {
  if (shot.value === 3) return 'three'
  const { x, y } = placeOf(shot)
  return Math.hypot(x - court.width / 2, y - court.basket) <= rimRadius ? 'rim' : 'middle'
}

function Court() {
  const middle = court.width / 2
  const reach = Math.sqrt(court.arc ** 2 - 66 ** 2)
  return (
    <g className={styles.lines}>
      <rect x="0" y="0" width={court.width} height={court.length} />
      <rect x={middle - 24.5} y="0" width="49" height="58" />
      <circle cx={middle} cy="58" r="18" />
      <path
        d={`M${middle - 66} 0V${court.basket + reach}A${court.arc} ${court.arc} 0 0 0 ${middle + 66} ${court.basket + reach}V0`}
      />
      <path d={`M${middle - 9} 12H${middle + 9}`} />
      <circle cx={middle} cy={court.basket} r="2.300" />
    </g>
  )
}

/** Where a side shot from and what went in. The figures below say it by zone. */
export function ShotChart({ game, isRunning }: { game: BasketballGame; isRunning: boolean }) {
  const t = useT('scores')
  const [side, setSide] = useState<'home' | 'away'>('home')
  const { data } = useQuery({
    queryKey: ['scores.basketball.shots', game.id],
    queryFn: ({ signal }) => fetchCourtShots(game.id, signal),
    refetchInterval: isRunning ? 20_000 : false,
  })
  // Where a feed does not place shots there is nothing to draw, and no empty court.
  if (!data || data.length === 0) return null
  const shots = data.filter((shot) => shot.side === side)
  return (
    <Card
      title={t('court.shots.title')}
      actions={
        <Segmented<'home' | 'away'>
          label={t('table.team')}
          value={side}
          onValueChange={setSide}
          options={(['home', 'away'] as const).map((value) => ({ value, label: game[value].name }))}
        />
      }
    >
      <div className={classNames(styles.both, css.oneBelow720)}>
        <svg
          viewBox={`-1 -1 ${court.width + 2} ${court.length + 2}`}
          className={styles.court}
          style={{ '--side': `var(--${side})` } as CSSProperties}
          role="img"
          aria-label={`${t('court.shots.title')}: ${game[side].name}`}
        >
          <Court />
          {shots.map((shot) => {
            const { x, y } = placeOf(shot)
            return (
              <circle
                key={`${shot.period}-${shot.clockS}-${shot.x}-${shot.y}`}
                cx={x}
                cy={y}
                r="2"
                className={classNames(styles.shot, shot.isMade && styles.made)}
              >
                <title>{`${shot.player} · ${t(shot.isMade ? 'court.shots.made' : 'court.shots.missed')}`}</title>
              </circle>
            )
          })}
        </svg>
        <dl className={styles.zones}>
          {zones.map((zone) => {
            const taken = shots.filter((shot) => zoneOf(shot) === zone)
            const made = taken.filter((shot) => shot.isMade).length
            return (
              <div key={zone}>
                <dt>{t(`court.shots.${zone}`)}</dt>
                <dd>
                  <b>{`${made}/${taken.length}`}</b>
                  <span className={css.caption}>
                    {taken.length > 0 ? `${groupedNumber(percent(made, taken.length))}%` : '–'}
                  </span>
                </dd>
              </div>
            )
          })}
          <p className={classNames(styles.key, css.caption)}>
            <i className={styles.madeKey} /> {t('court.shots.made')} <i /> {t('court.shots.missed')}
          </p>
        </dl>
      </div>
    </Card>
  )
}
