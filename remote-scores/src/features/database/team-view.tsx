import { formatDate, useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Slot, usePageName } from '@pitchside/remote-kit'
import { Card, Crest, classNames, Flag, Link, Select, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { FormMarks } from '../../parts/matches/form-marks'
import { groupName } from '../../parts/matches/round-name'
import { fetchTeam, type SeasonMatch, type TeamPage } from './database.calls'
import { FixtureLine } from './fixture-line'
import { FollowButton } from './follow-button'
import { RecordTable } from './record-table'
import { SquadTable } from './squad-table'
import styles from './team-view.module.css'
import type { DatabaseRoute } from './use-database-address'
import { useLeagueNews } from './use-league-news'

const day = (match: SeasonMatch) => formatDate(match.kickoffMs, 'day')

/** Matches of one team, with their day before them. */
export function TeamMatches({
  matches,
  teamId,
  route,
  empty,
}: {
  matches: readonly SeasonMatch[]
  teamId: number
  route: DatabaseRoute
  empty: string
}) {
  if (matches.length === 0) return <p className={styles.none}>{empty}</p>
  return matches.map((match) => (
    <FixtureLine key={match.id} match={match} sport={route.sport} lead={day(match)} chosen={teamId} />
  ))
}

function Head({ page, route }: { page: TeamPage; route: DatabaseRoute }) {
  const t = useT('scores')
  usePageName(page.name)
  return (
    <header className={styles.head}>
      <Crest id={page.id} name={page.name} size={72} isRound={route.sport === 'basketball'} isDecorative />
      <div className={styles.words}>
        <h1>
          {page.name} <Flag code={page.flag} />
        </h1>
        <p>
          {page.competitions.map((one) => (
            <Link
              key={one.id}
              className={classNames(styles.league, css.hoverBrand)}
              href={`/base-${route.sport}?id=${one.id}`}
            >
              {one.name}
              {one.group ? ` ${groupName(t, one.group, route.sport)}` : ''}
              {one.position > 0 ? ` · ${t('base.place', { place: one.position })}` : ''}
            </Link>
          ))}
        </p>
        <FormMarks form={page.form} />
      </div>
      <FollowButton kind="team" id={page.id} sport={route.sport} />
      <Select
        className={styles.season}
        label={t('base.season')}
        isLabelHidden
        value={String(page.seasonId)}
        onValueChange={(id) => {
          const chosen = page.seasons.find((one) => String(one.id) === id)
          route.go({ season: chosen?.isCurrent ? 0 : Number(id) })
        }}
        options={page.seasons.map((one) => ({ value: String(one.id), label: one.label }))}
      />
    </header>
  )
}

/** A team: its place, matches to come and played, record and squad. */
export function TeamView({ route }: { route: DatabaseRoute }) {
  const t = useT('scores')
  const { team, season } = route.address
  const query = useQuery({
    queryKey: ['scores.team', team, season],
    queryFn: ({ signal }) => fetchTeam(team, season || undefined, signal),
    refetchInterval: 60_000,
    placeholderData: (before, last) => (last?.queryKey[1] === team ? before : undefined),
  })
  useLeagueNews(
    route.sport,
    query.data?.competitions.map((one) => one.id),
  )
  return (
    <div className={css.column}>
      <Link className={classNames(styles.back, css.hoverMain)} href={route.hrefOf({ team: 0, view: 'teams' })}>
        ‹ {t('base.backToLeague')}
      </Link>
      <QueryView
        tellsStale
        query={query}
        minHeight={720}
        skeleton={<Skeleton variant="large" height={720} />}
        wayOut={{ label: t('base.backToLeague'), href: `/base-${route.sport}` }}
      >
        {(page) => (
          <>
            <Card isFlush>
              <Head page={page} route={route} />
            </Card>
            <div className={classNames(styles.columns, css.oneBelow640)}>
              <Card isFlush title={t('base.nextMatches')}>
                <TeamMatches matches={page.next} teamId={page.id} route={route} empty={t('base.noNext')} />
              </Card>
              <Card isFlush title={t('base.lastMatches')}>
                <TeamMatches matches={page.last} teamId={page.id} route={route} empty={t('base.noLast')} />
              </Card>
            </div>
            <Card isFlush title={t('base.record')}>
              <RecordTable page={page} sport={route.sport} />
              {page.best || page.worst ? (
                <div className={styles.extremes}>
                  {page.best ? (
                    <FixtureLine match={page.best} sport={route.sport} lead={t('base.best')} chosen={page.id} />
                  ) : undefined}
                  {page.worst ? (
                    <FixtureLine match={page.worst} sport={route.sport} lead={t('base.worst')} chosen={page.id} />
                  ) : undefined}
                </div>
              ) : undefined}
            </Card>
            {page.squad.length > 0 ? <SquadTable squad={page.squad} route={route} /> : undefined}
            <Slot name="hub.about" props={{ name: page.name }} />
          </>
        )}
      </QueryView>
    </div>
  )
}
