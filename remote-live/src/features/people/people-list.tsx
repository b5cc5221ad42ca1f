import { useT } from '@pitchside/i18n'
import { PageView } from '@pitchside/parts'
import { keepPreviousData, useQuery, useQueryClient } from '@pitchside/platform'
import { classNames, Skeleton, type StateBoxProps } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { SuggestedAnchors } from '../../parts/suggested/suggested-anchors'
import { SuggestedRooms } from '../../parts/suggested/suggested-rooms'
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
  const query = useQuery({
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
  return (
    <PageView
      query={query}
      label={label}
      minHeight={minHeight}
      skeleton={<Skeleton lines={6} height={52} />}
      empty={empty}
      foot={(count) => t(totalKey, { count })}
      after={
        <>
          <SuggestedAnchors />
          <SuggestedRooms />
        </>
      }
      onPageChange={onPageChange}
    >
      {(people) => (
        <ul
          className={classNames(styles.people, css.waiting, css.oneBelow1240)}
          aria-label={label}
          aria-busy={query.isPlaceholderData || undefined}
        >
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              isFan={areFans}
              onToggled={(isFollowed) => toggled(person.id, isFollowed)}
            />
          ))}
        </ul>
      )}
    </PageView>
  )
}
