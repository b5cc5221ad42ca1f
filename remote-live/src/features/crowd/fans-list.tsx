import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { hasAnswered, LoadFailed, usePages } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Avatar, Button, classNames, Icon, Level, Link, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import styles from './crowd.module.css'
import { FanClub } from './fan-club'
import {
  fetchFanClub,
  fetchFans,
  fetchRoomAssistants,
  fetchRoomGroups,
  type RoomAssistant,
  type RoomGroup,
} from './fans.calls'

/** A room may have two hundred. */
const assistantsShown = 12

/** Groups of fans the anchor shows. */
function Groups({ groups }: { groups: readonly RoomGroup[] }) {
  const t = useT('live')
  if (groups.length === 0) return undefined
  return (
    <section aria-label={t('crowd.groups')}>
      <h3 className={styles.head}>{t('crowd.groups')}</h3>
      <ul className={css.stack1}>
        {groups.map((group) => (
          <li key={group.id} className={styles.group}>
            <Icon name="users" size={18} />
            <span className={css.fillTruncate} title={group.name}>
              {group.name}
            </span>
            <small className={css.caption}>{t('crowd.members', { count: group.members })}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who keeps order in the room, for who needs one of them. */
function Assistants({ assistants }: { assistants: readonly RoomAssistant[] }) {
  const t = useT('live')
  if (assistants.length === 0) return undefined
  return (
    <section aria-label={t('manage.assistants')}>
      <h3 className={styles.head}>{t('manage.assistants')}</h3>
      <ul className={css.stack1}>
        {assistants.slice(0, assistantsShown).map(({ id, name, avatar }) => (
          <li key={id}>
            <Link href={`/persona?id=${id}`} className={classNames(styles.person, css.hoverable)}>
              <Avatar id={id} src={avatar} size={28} />
              <span className={css.fillTruncate} title={name}>
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What stands over the fans: the club, the anchor's groups, the assistants. The room does without what does not load. */
function useAbove(anchorId: number) {
  const userId = useUser()?.id
  const club = useQuery({
    queryKey: ['live', 'fan-club', anchorId, userId],
    queryFn: ({ signal }) => fetchFanClub(anchorId, signal),
  })
  const groups = useQuery({
    queryKey: ['live', 'room-groups', anchorId],
    queryFn: ({ signal }) => fetchRoomGroups(anchorId, signal),
  })
  const assistants = useQuery({
    queryKey: ['live', 'room-assistants', anchorId],
    queryFn: ({ signal }) => fetchRoomAssistants(anchorId, signal),
  })
  return {
    isAnswered: [club, groups, assistants].every(hasAnswered),
    parts: (
      <>
        {club.data ? <FanClub club={club.data} isOwn={userId === anchorId} /> : undefined}
        <Groups groups={groups.data ?? []} />
        <Assistants assistants={assistants.data ?? []} />
      </>
    ),
  }
}

/** Who follows the anchor, the newest first, under the club of those who gave, the anchor's groups and the room's assistants. */
export function FansList({ anchorId }: { anchorId: number }) {
  const t = useT('live')
  const pages = usePages({
    queryKey: ['live', 'fans', anchorId],
    load: (page, signal) => fetchFans(anchorId, page, signal),
  })
  const above = useAbove(anchorId)
  const { data, rows: fans, total, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = pages
  if (isError && !data) return <LoadFailed onRetry={refetch} />
  if (isPending || !above.isAnswered) {
    return (
      <div className={css.scrollStack}>
        <Skeleton lines={6} height={40} />
      </div>
    )
  }
  return (
    <div className={css.scrollStack}>
      {above.parts}
      {fans.length === 0 ? <StateBox kind="empty" title={t('crowd.noFans')} /> : undefined}
      {/* The number of followers counts those of before the lists as well. */}
      {fans.length > 0 ? <h3 className={styles.head}>{t('people.fansTotal', { count: total })}</h3> : undefined}
      <ul className={css.stack1} aria-label={t('crowd.fans')}>
        {fans.map((fan) => (
          <li key={fan.id}>
            <Link href={`/persona?id=${fan.id}`} className={classNames(styles.person, css.hoverable)}>
              <Avatar id={fan.id} src={fan.avatar} size={38} isLive={fan.isLive} />
              <span className={css.fillStack}>
                <span className={css.fillTruncate} title={fan.name}>
                  {fan.name}
                </span>
                <small className={classNames(css.fillTruncate, css.caption)} title={fan.signature}>
                  {fan.signature}
                </small>
              </span>
              <Level value={fan.level} label={t('room.level', { level: fan.level })} />
            </Link>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button size="sm" variant="outline" isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('crowd.more')}
        </Button>
      ) : undefined}
    </div>
  )
}
