import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Avatar, Badge, classNames, DiamondIcon, Dot, Icon, type NobleTier, Num, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { lazy, Suspense, useState } from 'react'
import type { RoomFeed } from '../../../parts/room-feed/room-feed'
import { type BroadcastPerson, fetchPeople } from './cockpit.calls'
import styles from './cockpit.module.css'
import { peopleKey } from './use-broadcast-news'

const UserCard = lazy(() => import('../../room-chat/user-card').then(({ UserCard: view }) => ({ default: view })))

/** Also who comes without a word shows up. */
const refreshMs = 15_000

function Deeds({ person }: { person: BroadcastPerson }) {
  const t = useT('live')
  return (
    <span className={styles.deeds}>
      {person.isNewFan ? <Badge tone="info">{t('studio.cockpit.newFan')}</Badge> : undefined}
      {person.lines > 0 ? (
        <span className={css.inlineRow1} title={t('studio.cockpit.lines')}>
          <Icon name="message-circle" size={13} label={t('studio.cockpit.lines')} />
          <Num value={person.lines} />
        </span>
      ) : undefined}
      {person.diamonds > 0 ? (
        <span className={classNames(css.gold, css.inlineRow1)}>
          <DiamondIcon size={12} />
          <Num value={person.diamonds} />
        </span>
      ) : undefined}
    </span>
  )
}

/** Members who are in the room or did something in it. A name opens the card with what can be done about somebody. */
export function PeopleList({
  broadcastId,
  feed,
  onMention,
}: {
  broadcastId: number
  feed: RoomFeed
  onMention: (name: string) => void
}) {
  const t = useT('live')
  const [chosen, setChosen] = useState<{ person: BroadcastPerson; box: DOMRect }>()
  const { data, isError, refetch } = useQuery({
    queryKey: peopleKey(broadcastId),
    queryFn: ({ signal }) => fetchPeople(broadcastId, signal),
    refetchInterval: refreshMs,
  })
  if (isError && !data) return <LoadFailed onRetry={refetch} minHeight={160} />
  if (!data) return <Skeleton lines={6} height={32} />
  if (data.length === 0) return <p className={styles.none}>{t('studio.cockpit.noPeople')}</p>
  return (
    <>
      <ul className={css.stack} aria-label={t('studio.cockpit.people')}>
        {data.map((person) => (
          <li key={person.userId}>
            <button
              type="button"
              className={classNames(styles.row, styles.person, css.hoverable)}
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => setChosen({ person, box: currentTarget.getBoundingClientRect() })}
            >
              <Avatar
                id={person.userId}
                src={person.avatar}
                size={28}
                {...(person.tier > 0 ? { tier: person.tier as NobleTier } : {})}
              />
              <b className={css.fillTruncate} title={person.name}>
                {person.name}
              </b>
              <Deeds person={person} />
              <span title={t(person.isHere ? 'studio.cockpit.here' : 'studio.cockpit.gone')}>
                <Dot tone={person.isHere ? 'success' : 'off'} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {chosen ? (
        <Suspense>
          <UserCard
            key={chosen.person.userId}
            feed={feed}
            person={chosen.person}
            box={chosen.box}
            onMention={onMention}
            onClose={() => setChosen(undefined)}
          />
        </Suspense>
      ) : undefined}
    </>
  )
}
