import { useT } from '@pitchside/i18n'
import { Card, Chip, Segmented } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import type { Match } from '../../parts/matches/match'
import styles from './head-to-head.module.css'
import { filteredPast, type PastFilter, summaryOf } from './past-filter'
import { PastState, PastTable } from './past-matches'
import { useForm, useMeetings } from './use-match-parts'

const lengths = ['5', '10', '20'] as const
type Length = (typeof lengths)[number]

function Filters({ filter, onChange }: { filter: PastFilter; onChange: (filter: PastFilter) => void }) {
  const t = useT('scores')
  return (
    <span className={css.rowWrap2}>
      <Chip isPressed={filter.isSameVenue} onPressedChange={(isSameVenue) => onChange({ ...filter, isSameVenue })}>
        {t('match.past.sameVenue')}
      </Chip>
      <Chip isPressed={filter.isSameLeague} onPressedChange={(isSameLeague) => onChange({ ...filter, isSameLeague })}>
        {t('match.past.sameLeague')}
      </Chip>
      <Segmented<Length>
        label={t('match.past.last')}
        value={lengths.find((length) => Number(length) === filter.last) ?? '10'}
        onValueChange={(last) => onChange({ ...filter, last: Number(last) })}
        options={lengths.map((value) => ({ value, label: value }))}
      />
    </span>
  )
}

type PastQuery = Pick<ReturnType<typeof useMeetings>, 'data' | 'isPending' | 'isError' | 'refetch'>

function Block({
  title,
  query,
  match,
  isHome,
  teamName,
}: {
  title: string
  query: PastQuery
  match: Match
  /** Is the side looked at at home in this match? */
  isHome: boolean
  teamName: string
}) {
  const t = useT('scores')
  const [filter, setFilter] = useState<PastFilter>({ isSameVenue: false, isSameLeague: false, last: 10 })
  const matches = filteredPast(query.data ?? [], filter, { isHome, competitionId: match.competition.id })
  const summary = summaryOf(matches)
  const share = (value: number | undefined) => (value === undefined ? '–' : `${value}%`)
  return (
    <Card title={title} actions={<Filters filter={filter} onChange={setFilter} />} isFlush>
      {matches.length === 0 ? (
        <PastState
          isPending={query.isPending}
          isError={query.isError && !query.data}
          onRetry={() => void query.refetch()}
          height={220}
        />
      ) : (
        <>
          <p className={styles.summary}>
            <b className={css.main}>{teamName}</b>
            <span>{t('match.past.summary', { ...summary })}</span>
            <span>{t('match.past.goals', { scored: summary.scored, conceded: summary.conceded })}</span>
            <span>{t('match.past.handicapWon', { share: share(summary.handicapWon) })}</span>
            <span>{t('match.past.over', { share: share(summary.over) })}</span>
          </p>
          <PastTable caption={title} matches={matches} />
        </>
      )}
    </Card>
  )
}

/** Meetings of the two sides and the form of each, with filters. Each waits for what stands above: it would be moved by it. */
export function HeadToHead({ match }: { match: Match }) {
  const t = useT('scores')
  const meetings = useMeetings(match.id)
  const home = useForm(match.id, 1)
  const away = useForm(match.id, 2)
  return (
    <>
      <Block title={t('match.past.meetings')} query={meetings} match={match} isHome teamName={match.home.name} />
      {meetings.isPending ? undefined : (
        <Block
          title={t('match.past.formOf', { name: match.home.name })}
          query={home}
          match={match}
          isHome
          teamName={match.home.name}
        />
      )}
      {meetings.isPending || home.isPending ? undefined : (
        <Block
          title={t('match.past.formOf', { name: match.away.name })}
          query={away}
          match={match}
          isHome={false}
          teamName={match.away.name}
        />
      )}
    </>
  )
}
