import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Avatar, Button } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { attempt } from '../../parts/attempt/attempt'
import { listContacts } from '../contacts/contacts.calls'
import classes from './group-list.module.css'
import { invite } from './groups.calls'

/** Contacts who are not in the group yet, each with a button. */
export function InvitePicker(props: { groupId: string; members: readonly string[]; onInvited: () => void }) {
  const t = useT('chat')
  const { data = [] } = useQuery({ queryKey: ['chat', 'people'], queryFn: ({ signal }) => listContacts(signal) })
  const missing = data.filter(({ userId }) => !props.members.includes(userId))
  const add = async (userId: string) => {
    if (await attempt(() => invite(props.groupId, userId))) props.onInvited()
  }
  return (
    <ul className={classes.people} aria-label={t('group.invite')}>
      {missing.map(({ userId, nickname, avatar }) => (
        <li key={userId} className={classes.person}>
          <Avatar id={userId} src={avatar} size={32} />
          <span className={css.fill}>{nickname || t('contacts.nameless')}</span>
          <Button size="sm" aria-label={t('group.addNamed', { name: nickname })} onClick={() => void add(userId)}>
            {t('group.add')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
