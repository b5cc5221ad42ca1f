import { useUser } from '@pitchside/auth'
import { compactNumber, useT } from '@pitchside/i18n'
import { keepPreviousData, useQuery, useSearchParams } from '@pitchside/platform'
import { AnchorRow, Card, Pagination, Skeleton, StateBox } from '@pitchside/ui'
import { FollowButton } from '../room/follow-button'
import { pictureOf } from '../rooms/picture'
import { roomPath } from '../rooms/room'
import { type Followed, fetchFollows } from '../rooms/rooms.calls'
import styles from './lists.module.css'
import { PageFrame } from './page-frame'

function Person({ person }: { person: Followed }) {
  const t = useT('live')
  const meta = person.isLive
    ? `${t('room.live')} · ${person.title}`
    : person.signature || t('follow.fans', { fans: compactNumber(person.fans) })
  return (
    <AnchorRow
      {...pictureOf(person.avatar, person.id)}
      name={person.name}
      href={person.isAnchor ? roomPath(person.id) : `/persona?id=${person.id}`}
      isLive={person.isLive}
      level={person.level}
      meta={meta}
      action={<FollowButton size="sm" id={person.id} name={person.name} isFollowed={person.isFollowed} />}
    />
  )
}

/** Whom this member follows; those on air first. */
export default function AttentionPage() {
  const t = useT('live')
  const user = useUser()
  const [search, setSearch] = useSearchParams()
  const page = Math.max(1, Number(search.get('page')) || 1)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['live', 'follows', user?.id, page],
    queryFn: () => fetchFollows(page),
    placeholderData: keepPreviousData,
    enabled: user !== undefined,
  })
  return (
    <PageFrame title={t('title.attention')}>
      {isError ? (
        <StateBox
          kind="error"
          minHeight={360}
          title={t('state.failed')}
          action={{ label: t('state.retry'), onClick: () => void refetch() }}
        />
      ) : isPending ? (
        <Card>
          <Skeleton lines={6} height={52} />
        </Card>
      ) : data.total === 0 ? (
        <StateBox
          kind="empty"
          minHeight={360}
          title={t('follow.none')}
          action={{ label: t('room.otherRooms'), href: '/anchor?type=0' }}
        />
      ) : (
        <>
          <Card>
            <div className={styles.people}>
              {data.people.map((person) => (
                <Person key={person.id} person={person} />
              ))}
            </div>
          </Card>
          {data.pages > 1 ? (
            <div className={styles.end}>
              <Pagination
                page={page}
                pageCount={data.pages}
                label={t('title.attention')}
                previousLabel={t('state.previous')}
                nextLabel={t('state.next')}
                onPageChange={(next) => setSearch({ page: String(next) })}
              />
            </div>
          ) : undefined}
        </>
      )}
    </PageFrame>
  )
}
