import { useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Card, classNames, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { isWhole } from '../../parts/figures/figure-pairs'
import { totalText } from './figure-text'
import { HeatMap } from './heat-map'
import { MatchLog } from './match-log'
import { fetchPlayerSeason } from './player-figures.calls'
import styles from './player-season.module.css'
import { Radar } from './radar'
import view from './team-view.module.css'
import type { DatabaseRoute } from './use-database-address'

function FigureList({ figures }: { figures: readonly { key: string; text: string }[] }) {
  const t = useT('scores')
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, text }) => (
        <div key={key}>
          <dt className={css.caption}>{t(`base.fig.${key}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

interface PlayerSeasonProps {
  route: DatabaseRoute
  position: string
  /** Matches of this season he has taken part in, with one that is being played, as the list of his seasons counts them. */
  begun: number | undefined
}

/** A player's running season: figures, beside his position, where he plays, and match by match. */
export function PlayerSeasonView({ route, position, begun = 0 }: PlayerSeasonProps) {
  const t = useT('scores')
  const { player } = route.address
  const query = useQuery({
    queryKey: ['scores.player-season', player],
    queryFn: ({ signal }) => fetchPlayerSeason(player, signal),
  })
  return (
    <QueryView tellsStale query={query} minHeight={900} skeleton={<Skeleton variant="large" height={900} />}>
      {(season) =>
        season.played === 0 ? (
          <Card title={t('base.thisSeason')}>
            {season.figures.length > 0 ? (
              <FigureList figures={season.figures.map(({ key, value }) => ({ key, text: String(value) }))} />
            ) : undefined}
            <StateBox
              kind="empty"
              title={t(season.source === 'import' ? 'base.fileCounts' : 'base.notCounted')}
              minHeight={160}
            />
          </Card>
        ) : (
          <>
            <Card title={t('base.thisSeason')}>
              <FigureList
                figures={[
                  { key: 'played', text: String(season.played) },
                  { key: 'minutes', text: String(season.minutes) },
                  ...season.figures
                    .filter(({ key }) => isWhole(key))
                    .map(({ key, value }) => ({ key, text: totalText(season.figures, key, value, route.sport) })),
                ]}
              />
              {begun > season.played ? (
                <p className={classNames(css.caption, css.below4)}>{t('base.countsOnceOver')}</p>
              ) : undefined}
            </Card>
            <div className={classNames(view.columns, css.oneBelow640)}>
              {season.radar.length > 2 ? (
                <Card title={t('base.radar', { position: t(`base.at.${position}`) })}>
                  <Radar axes={season.radar} sport={route.sport} />
                </Card>
              ) : undefined}
              {season.heat ? (
                <Card title={t('base.heat')}>
                  <HeatMap heat={season.heat} />
                </Card>
              ) : undefined}
            </div>
            <MatchLog matches={season.matches} route={route} />
          </>
        )
      }
    </QueryView>
  )
}
