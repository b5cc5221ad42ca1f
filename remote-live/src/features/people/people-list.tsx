import { useT } from '@pitchside/i18n'
import { keepPreviousData, useQuery, useQueryClient } from '@pitchside/platform'
import { Pagination, Skeleton, StateBox, type StateBoxProps } from '@pitchside/ui'
import { LoadFailed } from '../lists/load-failed'
import type { PeoplePage } from './people.calls'
import styles from './people.module.css'
import { PersonRow } from './person-row'

const minHeight = 360
/** Who is on air changes while the list is looked at. */
const freshMs = 60_000

export interface PeopleListProps {
  label: string
  queryKey: readonly unknown[]
  fetchPage: (signal: AbortSignal) => Promise<PeoplePage>
  empty: Pick<StateBoxProps, 'title' | 'text' | 'action'>
  /** They all follow the member. */
  areFans?: boolean
  /** Text of how many there are. */
  totalKey: string
  onPageChange: (page: number) => void
}

/** People page by page, with waiting, empty and failed states. */
export function PeopleList(props: PeopleListProps) {
  const { label, queryKey, fetchPage, empty, areFans = false, totalKey, onPageChange } = props
  const t = useT('live')
  const client = useQueryClient()
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchPage(signal),
    placeholderData: keepPreviousData,
    refetchInterval: freshMs,
    // A row that was left must be gone when the list is opened again.
    staleTime: 0,
  })
  const toggled = (id: number, isFollowed: boolean): void => {
    client.setQueryData<PeoplePage>(queryKey, (before) => {
      if (!before) return before
      const rows = before.rows.map((row) => (row.id === id ? { ...row, isFollowed } : row))
      return { ...before, rows, total: areFans ? before.total : before.total + (isFollowed ? 1 : -1) }
    })
  }
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} minHeight={minHeight} />
  if (!data) return <Skeleton lines={6} height={52} />
  if (data.rows.length === 0 && data.page > 1) {
    const action = { label: t('state.firstPage'), onClick: () => onPageChange(1) }
    return <StateBox kind="empty" minHeight={minHeight} title={t('state.pageEmpty')} action={action} />
  }
  if (data.rows.length === 0) return <StateBox kind="empty" minHeight={minHeight} {...empty} />
  return (
    <>
      <ul className={styles.people} aria-label={label} aria-busy={isPlaceholderData || undefined}>
        {data.rows.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isFan={areFans}
            onToggled={(isFollowed) => toggled(person.id, isFollowed)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <span>{t(totalKey, { count: data.total })}</span>
        {data.pages > 1 ? (
          <Pagination
            label={label}
            page={data.page}
            pageCount={data.pages}
            previousLabel={t('state.previous')}
            nextLabel={t('state.next')}
            onPageChange={onPageChange}
          />
        ) : undefined}
      </div>
    </>
  )
}
