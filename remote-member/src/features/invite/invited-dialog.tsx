import { formatDate, useT } from '@pitchside/i18n'
import { PagedList } from '@pitchside/parts'
import { Link } from '@pitchside/platform'
import { Avatar, Dialog } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { loadInvited } from './invite.calls'
import classes from './invite.module.css'

interface Props {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Who registered with the own code, without anything that is theirs alone. */
export function InvitedDialog({ isOpen, onOpenChange }: Props) {
  const t = useT('member')
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('invite.people')} closeLabel={t('close')} size="sm">
      <PagedList
        label={t('invite.people')}
        queryKey={['member', 'invited']}
        load={loadInvited}
        empty={{ title: t('invite.nobody') }}
        minHeight={160}
      >
        {(people) => (
          <ul className={css.stack1}>
            {people.map((person) => (
              <li key={person.id}>
                <Link className={classes.person} to={`/persona?id=${person.id}`}>
                  <Avatar id={person.id} src={person.avatar} size={36} />
                  <span className={css.fillTruncate} title={person.nickname}>
                    {person.nickname}
                  </span>
                  <span className={css.caption}>{formatDate(person.sinceMs, 'date')}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Dialog>
  )
}
