import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Avatar, classNames, SearchField, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import classes from './contact-list.module.css'
import { listContacts, listRecommended } from './contacts.calls'
import { type Contact, findContacts, groupContacts, type PinyinInitial } from './group-contacts'

interface Filed {
  contacts: Contact[]
  recommended: Contact[]
  pinyinInitial: PinyinInitial
}

/** People and the dictionary that files them come together. */
async function load(signal: AbortSignal): Promise<Filed> {
  const [contacts, recommended, { pinyinInitial }] = await Promise.all([
    listContacts(signal),
    listRecommended(signal),
    import('./pinyin-initial'),
  ])
  const known = new Set(contacts.map(({ userId }) => userId))
  return { contacts, recommended: recommended.filter(({ userId }) => !known.has(userId)), pinyinInitial }
}

function Section(props: { title: string; contacts: readonly Contact[]; onOpen: (contact: Contact) => void }) {
  const t = useT('chat')
  return (
    <section aria-label={props.title}>
      <h3 className={classes.initial}>{props.title}</h3>
      <ul>
        {props.contacts.map((contact) => (
          <li key={contact.userId}>
            <button
              type="button"
              className={classNames(classes.row, css.hoverable)}
              onClick={() => props.onOpen(contact)}
            >
              <Avatar id={contact.userId} src={contact.avatar} size={36} hasHeadset={contact.isAnchor} />
              <span className={css.truncate} title={contact.nickname}>
                {contact.nickname}
              </span>
              {contact.isFriend ? <span className={classes.mark}>{t('contacts.mutual')}</span> : undefined}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The address book by initial, and whom one may want to meet. */
export function ContactList({ onOpen }: { onOpen: (contact: Contact) => void }) {
  const t = useT('chat')
  const [wanted, setWanted] = useState('')
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['chat', 'contacts'],
    queryFn: ({ signal }) => load(signal),
  })
  if (isPending)
    return (
      <div className={css.scrollBody} aria-busy="true">
        <Skeleton lines={8} height={36} />
      </div>
    )
  if (isError) return <LoadFailed onRetry={refetch} title={t('contacts.failed')} />
  const found = findContacts(data.contacts, wanted)
  const recommended = findContacts(data.recommended, wanted)
  return (
    <>
      <div className={css.searchPlace}>
        <SearchField
          label={t('contacts.search')}
          placeholder={t('contacts.search')}
          clearLabel={t('list.clear')}
          value={wanted}
          onValueChange={setWanted}
        />
      </div>
      {found.length + recommended.length === 0 ? (
        <StateBox kind="empty" title={t(wanted ? 'list.notFound' : 'contacts.empty')} />
      ) : undefined}
      <div className={css.scrollBody}>
        {groupContacts(found, t('contacts.nameless'), data.pinyinInitial).map(({ initial, contacts }) => (
          <Section key={initial} title={initial} contacts={contacts} onOpen={onOpen} />
        ))}
        {recommended.length > 0 ? (
          <Section title={t('contacts.recommended')} contacts={recommended} onOpen={onOpen} />
        ) : undefined}
      </div>
    </>
  )
}
