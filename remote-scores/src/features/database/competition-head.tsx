import { formatDate, useT } from '@pitchside/i18n'
import { classNames, Flag, Icon, Select } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { CSSProperties } from 'react'
import styles from './competition-head.module.css'
import type { CompetitionPage } from './database.calls'
import { inSeason } from './database-address'
import { FollowButton } from './follow-button'
import type { DatabaseRoute } from './use-database-address'

/** One mark a round, up to the round the season has reached. */
function Progress({ round, rounds }: { round: number; rounds: number }) {
  const t = useT('scores')
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={t('data.progress')}
      aria-valuemin={0}
      aria-valuemax={rounds}
      aria-valuenow={round}
      style={{ '--rounds': rounds } as CSSProperties}
    >
      {Array.from({ length: rounds }, (_, index) => index + 1).map((number) => (
        <i key={number} data-on={number <= round || undefined} />
      ))}
    </div>
  )
}

const month = (atMs: number) => formatDate(atMs, 'date')

/** Name, country and progress of a competition, and the choice of its season. */
export function CompetitionHead({ page, route }: { page: CompetitionPage; route: DatabaseRoute }) {
  const t = useT('scores')
  const season = page.seasons.find((one) => one.id === page.seasonId)
  const round = season ? Math.min(page.round, season.rounds) : page.round
  return (
    <header className={classNames(styles.head, css.wrapBelow640)}>
      <span className={styles.emblem} style={{ '--emblem': page.colour } as CSSProperties}>
        <Icon name={page.isCup ? 'trophy' : route.sport === 'football' ? 'shield' : 'hoop'} size={34} />
      </span>
      <div className={css.fill}>
        <div className={styles.title}>
          <h1>{page.name}</h1>
          <Flag code={page.flag} />
          <span className={classNames(css.muted, css.small)}>
            {page.teams > 0 ? `${page.country} · ${t('base.teams', { count: page.teams })}` : page.country}
          </span>
        </div>
        {season ? (
          <>
            <Progress round={round} rounds={season.rounds} />
            <div className={styles.dates}>
              <span>{t('data.round', { round, rounds: season.rounds })}</span>
              <span>
                {month(season.startMs)} – {month(season.endMs - 1)}
              </span>
            </div>
          </>
        ) : undefined}
      </div>
      <div className={styles.tools}>
        <Select
          className={css.fullWidth}
          label={t('base.season')}
          isLabelHidden
          value={String(page.seasonId)}
          onValueChange={(id) => {
            const chosen = page.seasons.find((one) => String(one.id) === id)
            // The running season has the short address: tomorrow it may be another one.
            route.go(inSeason(route.address, chosen?.isCurrent ? 0 : Number(id)))
          }}
          options={page.seasons.map((one) => ({
            value: String(one.id),
            label: one.label,
          }))}
        />
        <FollowButton kind="league" id={page.id} sport={route.sport} />
      </div>
    </header>
  )
}
