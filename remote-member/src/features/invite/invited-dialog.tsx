import { formatDate, useT } from '@pitchside/i18n'
import { keepPreviousData, Link, useQuery } from '@pitchside/platform'
import { Avatar, Dialog, Skeleton, StateBox } from '@pitchside/ui'
import { useState } from 'react'
import { PageTurner } from '../member-centre/page-turner'
import { pictureOf } from '../profile/profile.calls'
import { loadInvited } from './invite.calls'
import classes from './invite.module.css'

const day: Intl.DateTimeFormatOptions = { year: 'numeric', month: '2-digit', day: '2-digit' }

interface Props {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Who registered with the own code, without anything that is theirs alone. */
export function InvitedDialog({ isOpen, onOpenChange }: Props) {
  const t = useT('member')
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useQuery({
    queryKey: ['member', 'invited', page],
    queryFn: ({ signal }) => loadInvited(page, signal),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  })
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('invite.people')} closeLabel={t('close')} size="sm">
      {isError ? (
        <StateBox
          kind="error"
          title={t('state.error')}
          action={{ label: t('state.retry'), onClick: () => void refetch() }}
          minHeight={160}
        />
      ) : !data ? (
        <Skeleton variant="block" height={160} />
      ) : (
        <>
          <ul className={classes.people}>
            {data.rows.map((person) => (
              <li key={person.id}>
                <Link className={classes.person} to={`/persona?id=${person.id}`}>
                  <Avatar id={person.id} {...pictureOf(person.avatar)} size={36} />
                  <span className={classes.nickname}>{person.nickname}</span>
                  <span className={classes.hint}>{formatDate(person.sinceMs, day)}</span>
                </Link>
              </li>
            ))}
          </ul>
          <PageTurner label={t('invite.people')} page={page} pages={data.pages} onPage={setPage} />
        </>
      )}
    </Dialog>
  )
}
