import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { useMutation, useQuery } from '@pitchside/platform'
import { Avatar, Button, Dialog, SearchField, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { listMentionable } from './circles.calls'
import { appoint, type Person } from './order.calls'
import classes from './order.module.css'
import { useAboutChanged } from './use-circle-about'
import { useTellFailure } from './use-tell-failure'

/** An operator looks for a member by name and makes them a moderator. */
export function AppointDialog({
  circleId,
  known,
  onClose,
}: {
  circleId: number
  known: readonly Person[]
  onClose: () => void
}) {
  const t = useT('content')
  const onChanged = useAboutChanged()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const found = useQuery({
    queryKey: ['content', 'moderator-search', asked],
    queryFn: ({ signal }) => listMentionable(asked, signal),
    enabled: asked !== '',
  })
  const naming = useMutation({
    mutationFn: (id: number) => appoint(circleId, id, true),
    onError: useTellFailure(),
    onSettled: onChanged,
  })
  const isOne = new Set(known.map(({ id }) => id))
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('circleOrder.appoint')}
      closeLabel={t('circleOrder.close')}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <div className={css.stack3}>
        <SearchField
          label={t('circleOrder.searchMember')}
          placeholder={t('circleOrder.searchMember')}
          clearLabel={t('circleOrder.clear')}
          maxLength={limits.nicknameChars}
          value={text}
          onValueChange={setText}
          onSearch={setAsked}
        />
        {asked === '' ? undefined : (
          <QueryView
            query={found}
            minHeight={120}
            skeleton={<Skeleton lines={3} height={32} />}
            empty={{ title: t('circleOrder.nobody') }}
          >
            {(members) => (
              <ul>
                {members.map((member) => (
                  <li key={member.id} className={classes.person}>
                    <Avatar id={member.id} src={member.avatar} size={32} />
                    <b className={css.medium}>{member.nickname}</b>
                    <Button
                      size="sm"
                      className={css.pushed}
                      disabled={isOne.has(member.id) || naming.isPending}
                      aria-label={t('circleOrder.name', { name: member.nickname })}
                      onClick={() => naming.mutate(member.id)}
                    >
                      {t(isOne.has(member.id) ? 'circleOrder.moderator' : 'circleOrder.choose')}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </QueryView>
        )}
      </div>
    </Dialog>
  )
}
