import { compactNumber, useT } from '@pitchside/i18n'
import { AnchorRow, Badge, classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { FollowButton } from '../../parts/follow/follow-button'
import { roomPath } from '../../parts/rooms/room'
import type { Person } from './people.calls'
import styles from './people.module.css'

/** What is on, else their own words, else how many follow them. */
function Meta({ person }: { person: Person }) {
  const t = useT('live')
  if (person.isLive) {
    const words = [t('room.live'), person.title].filter(Boolean).join(' · ')
    return (
      <span className={css.live} title={words}>
        {words}
      </span>
    )
  }
  if (!person.signature) return t('follow.fans', { count: person.fans, fans: compactNumber(person.fans) })
  return <span title={person.signature}>{person.signature}</span>
}

/** Somebody with a picture, what is on, and the button that follows or leaves; who is left stays until the list is left. */
export function PersonRow({
  person,
  isFan,
  onToggled,
}: {
  person: Person
  /** They follow the member. */
  isFan?: boolean
  onToggled: (isFollowed: boolean) => void
}) {
  const t = useT('live')
  return (
    <li className={styles.person}>
      <AnchorRow
        id={person.id}
        src={person.avatar}
        name={person.name}
        href={person.isLive ? roomPath(person.id) : `/persona?id=${person.id}`}
        isLive={person.isLive}
        level={person.level}
        meta={<Meta person={person} />}
        action={
          <span className={classNames(css.row2, css.rigid)}>
            {person.isExpert ? <Badge tone="info">{t('people.expert')}</Badge> : undefined}
            {isFan && person.isFollowed ? <Badge tone="success">{t('people.mutual')}</Badge> : undefined}
            <FollowButton
              size="sm"
              id={person.id}
              name={person.name}
              isFollowed={person.isFollowed}
              onToggled={(now) => onToggled(now.isFollowed)}
            />
          </span>
        }
      />
    </li>
  )
}
