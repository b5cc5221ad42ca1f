import { useUser } from '@pitchside/auth'
import { compactNumber, useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Avatar, Diamonds, Level, Noble, type NobleTier, Num, Segmented, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { Movement } from '../../parts/rankings/movement'
import { type Contributor, fetchRoomRanking } from '../../parts/rankings/rankings.calls'
import styles from './ranking.module.css'

type Period = '0' | '1' | '2' | '3'

const useRanking = (anchorId: number, period: Period) =>
  useQuery({
    queryKey: ['live', 'ranking', anchorId, period],
    queryFn: () => fetchRoomRanking(anchorId, Number(period) as 0 | 1 | 2 | 3),
  })

const nobleOf = ({ tier }: Contributor) => (tier > 0 ? { tier: tier as NobleTier } : {})

/** The three best givers, above the chat. */
export function TopThree({ anchorId }: { anchorId: number }) {
  const { data, isPending } = useRanking(anchorId, '1')
  // The chat below begins where it stays.
  if (isPending) return <div className={styles.top} />
  if (!data || data.length < 3) return undefined
  return (
    <ol className={styles.top}>
      {data.slice(0, 3).map((person) => (
        <li key={person.id}>
          <span className={styles.name} title={person.name}>
            {person.name}
          </span>
          <Avatar id={person.id} src={person.avatar} size={28} {...nobleOf(person)} />
          <Num value={compactNumber(person.amount)} className={styles.amount} />
        </li>
      ))}
    </ol>
  )
}

function Place({ person, place, isOwn }: { person: Contributor; place: number; isOwn: boolean }) {
  const t = useT('live')
  return (
    <li data-own={isOwn || undefined}>
      <span className={styles.place}>
        <b className={css.medal} data-medal={place <= 3 ? place : undefined}>
          {place}
        </b>
        <Movement trend={person.trend} />
      </span>
      <Avatar id={person.id} src={person.avatar} size={34} {...nobleOf(person)} />
      <span className={css.fill}>
        <span className={styles.name} title={person.name}>
          {person.name}
          {isOwn ? <small className={css.label}> · {t('ranking.you')}</small> : undefined}
        </span>
        <span className={styles.badges}>
          <Level value={person.level} />
          {person.tier > 0 ? <Noble tier={person.tier as NobleTier}>{t(`noble.${person.tier}`)}</Noble> : undefined}
        </span>
      </span>
      <Diamonds amount={person.amount} />
    </li>
  )
}

/** Who gave most in a room, by period; it follows the room's gifts. */
export function Ranking({ anchorId }: { anchorId: number }) {
  const t = useT('live')
  const ownId = useUser()?.id
  const [period, setPeriod] = useState<Period>('1')
  const { data, isPending, isError, refetch } = useRanking(anchorId, period)
  const periods = (['0', '1', '2', '3'] as const).map((value) => ({ value, label: t(`period.${value}`) }))
  return (
    <div className={css.scrollStack}>
      <Segmented label={t('ranking.period')} options={periods} value={period} onValueChange={setPeriod} />
      {isPending ? <Skeleton lines={6} height={36} /> : undefined}
      {isError ? <LoadFailed onRetry={refetch} /> : undefined}
      {data?.length === 0 ? <StateBox kind="empty" title={t('ranking.empty')} /> : undefined}
      <ol className={styles.list}>
        {data?.map((person, index) => (
          <Place key={person.id} person={person} place={index + 1} isOwn={person.id === ownId} />
        ))}
      </ol>
    </div>
  )
}
