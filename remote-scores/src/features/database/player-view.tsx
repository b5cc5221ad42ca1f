import { useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { usePageName } from '@pitchside/remote-kit'
import { Avatar, Card, Crest, classNames, Flag, Link, Skeleton, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { figureOf } from '../../parts/figures/figure-pairs'
import type { Sport } from '../../parts/matches/match'
import { fetchPlayer, type PlayerPage } from './database.calls'
import { meanText } from './figure-text'
import { ageOf, valueText } from './person-facts'
import { PlayerSeasonView } from './player-season'
import { TeamMatches } from './team-view'
import styles from './team-view.module.css'
import type { DatabaseRoute } from './use-database-address'
import { useLeagueNews } from './use-league-news'

function Head({ page, route }: { page: PlayerPage; route: DatabaseRoute }) {
  const t = useT('scores')
  usePageName(page.name)
  const age = ageOf(page)
  // Files that were imported name players alone, and no feed knows everything of everybody.
  const facts = [
    ...(page.shirt > 0 ? [[t('base.shirt'), page.shirt] as const] : []),
    ...(page.position ? [[t('base.position'), t(`base.at.${page.position}`)] as const] : []),
    ...(age !== undefined ? [[t('base.age'), t('base.years', { count: age })] as const] : []),
    ...(page.heightCm ? [[t('base.height'), t('base.cm', { count: page.heightCm })] as const] : []),
    ...(page.foot ? [[t('base.foot'), t(`base.feet.${page.foot}`)] as const] : []),
    ...(page.valueEur ? [[t('base.value'), valueText(page.valueEur)] as const] : []),
  ]
  return (
    <header className={styles.head}>
      <Avatar id={page.id} size={72} />
      <div className={styles.words}>
        <h1>
          {page.name} <Flag code={page.flag} />
        </h1>
        <p>
          <Link
            className={classNames(styles.league, css.hoverBrand)}
            href={route.hrefOf({ player: 0, team: page.team.id })}
          >
            <Crest
              id={page.team.id}
              name={page.team.name}
              size={18}
              isRound={route.sport === 'basketball'}
              isDecorative
            />{' '}
            {page.team.name}
          </Link>
          <Link
            className={classNames(styles.league, css.hoverBrand)}
            href={`/base-${route.sport}?id=${page.competition.id}`}
          >
            {page.competition.name}
          </Link>
        </p>
        <dl className={styles.tiles}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  )
}

/** Means of a game in basketball, in the order of their columns. */
const gameFigures = ['points', 'rebounds', 'assists', 'steals', 'blocks', 'threes', 'efficiency'] as const

/** Basketball counts by the game: seasons in which he was on the court. */
function GameSeasons({ seasons }: { seasons: PlayerPage['seasons'] }) {
  const t = useT('scores')
  return (
    <Table caption={t('base.seasons')}>
      <thead>
        <tr>
          <Th>{t('base.season')}</Th>
          <Th align="center">{t('table.played')}</Th>
          {gameFigures.map((key) => (
            <Th key={key} align="center">
              {t(`base.fig.${key}`)}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seasons.map(({ id, label, isCurrent, played, figures = [] }) => (
          <Tr key={id} isSelected={isCurrent}>
            <Td>{label}</Td>
            <Td align="center" isNumber>
              {played ?? '–'}
            </Td>
            {gameFigures.map((key) => (
              <Td key={key} align="center" isNumber>
                {meanText(key, figureOf(figures, key))}
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The card of his seasons; a sport without scorers shows those of which something is counted. */
function SeasonsCard({ page, sport }: { page: PlayerPage; sport: Sport }) {
  const t = useT('scores')
  const counted = page.seasons.filter(({ figures }) => figures !== undefined)
  if (sport === 'basketball' && counted.length === 0) return undefined
  return (
    <Card isFlush title={t('base.seasons')}>
      {sport === 'basketball' ? <GameSeasons seasons={counted} /> : <Seasons seasons={page.seasons} />}
    </Card>
  )
}

function Seasons({ seasons }: { seasons: PlayerPage['seasons'] }) {
  const t = useT('scores')
  return (
    <Table caption={t('base.seasons')}>
      <thead>
        <tr>
          <Th>{t('base.season')}</Th>
          <Th align="center">{t('table.played')}</Th>
          <Th align="center">{t('base.goals')}</Th>
          <Th align="center">{t('base.penalties')}</Th>
          <Th align="center">{t('base.assists')}</Th>
          <Th align="center">{t('base.scorerPlace')}</Th>
        </tr>
      </thead>
      <tbody>
        {seasons.map((one) => (
          <Tr key={one.id} isSelected={one.isCurrent}>
            <Td>{one.label}</Td>
            {[one.played, one.goals, one.penalties, one.assists].map((value, index) => (
              <Td key={['played', 'goals', 'penalties', 'assists'][index]} align="center" isNumber>
                {value ?? '–'}
              </Td>
            ))}
            <Td align="center" isNumber>
              {one.place > 0 ? one.place : '–'}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}

/** A player: who he is, his seasons, and the matches of his team. */
export function PlayerView({ route }: { route: DatabaseRoute }) {
  const t = useT('scores')
  const { player } = route.address
  const query = useQuery({
    queryKey: ['scores.player', player],
    queryFn: ({ signal }) => fetchPlayer(player, signal),
  })
  useLeagueNews(route.sport, query.data && [query.data.competition.id])
  return (
    <div className={css.column}>
      <Link className={classNames(styles.back, css.hoverMain)} href={route.hrefOf({ player: 0, team: 0 })}>
        ‹ {t('base.backToLeague')}
      </Link>
      <QueryView
        tellsStale
        query={query}
        minHeight={560}
        skeleton={<Skeleton variant="large" height={560} />}
        wayOut={{ label: t('base.backToLeague'), href: `/base-${route.sport}` }}
      >
        {(page) => (
          <>
            <Card isFlush>
              <Head page={page} route={route} />
            </Card>
            <PlayerSeasonView
              route={route}
              position={page.position}
              begun={page.seasons.find(({ isCurrent }) => isCurrent)?.played}
            />
            <SeasonsCard page={page} sport={route.sport} />
            <div className={classNames(styles.columns, css.oneBelow640)}>
              <Card isFlush title={t('base.nextMatches')}>
                <TeamMatches matches={page.next} teamId={page.team.id} route={route} empty={t('base.noNext')} />
              </Card>
              <Card isFlush title={t('base.lastMatches')}>
                <TeamMatches matches={page.last} teamId={page.team.id} route={route} empty={t('base.noLast')} />
              </Card>
            </div>
          </>
        )}
      </QueryView>
    </div>
  )
}
