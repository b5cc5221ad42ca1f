import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Avatar, Skeleton, StateBox } from '@pitchside/ui'
import { pictureOf } from '../panel/picture-of'
import classes from './contact-list.module.css'
import { listContacts } from './contacts.calls'
import { type Contact, groupContacts } from './group-contacts'

/** The address book by initial. */
export function ContactList({ onOpen }: { onOpen: (contact: Contact) => void }) {
  const t = useT('chat')
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['chat', 'contacts'],
    queryFn: ({ signal }) => listContacts(signal),
  })
  if (isPending)
    return (
      <div className={classes.list} aria-busy="true">
        <Skeleton lines={8} height={36} />
      </div>
    )
  if (isError)
    return (
      <StateBox
        kind="error"
        title={t('contacts.failed')}
        action={{ label: t('list.retry'), onClick: () => void refetch() }}
      />
    )
  if (data.length === 0) return <StateBox kind="empty" title={t('contacts.empty')} />
  return (
    <div className={classes.list}>
      {groupContacts(data, t('contacts.nameless')).map(({ initial, contacts }) => (
        <section key={initial} aria-label={initial}>
          <h3 className={classes.initial}>{initial}</h3>
          <ul>
            {contacts.map((contact) => (
              <li key={contact.userId}>
                <button type="button" className={classes.row} onClick={() => onOpen(contact)}>
                  <Avatar {...pictureOf(contact.avatar, contact.userId)} size={36} hasHeadset={contact.isAnchor} />
                  <span>{contact.nickname}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
