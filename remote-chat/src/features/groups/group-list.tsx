import { useT } from '@pitchside/i18n'
import { useQuery, useQueryClient } from '@pitchside/platform'
import { Avatar, Button, Skeleton, StateBox } from '@pitchside/ui'
import { useState } from 'react'
import { pictureOf } from '../panel/picture-of'
import { loadConversations } from '../session/chat-session'
import { attempt } from '../thread/attempt'
import { FoundGroupDialog } from './found-group-dialog'
import classes from './group-list.module.css'
import { type GroupCard, joinGroup, listGroups } from './groups.calls'

/** Groups to join, and the own ones; a button founds a new one. */
export function GroupList({ onOpen }: { onOpen: (groupId: string) => void }) {
  const t = useT('chat')
  const queries = useQueryClient()
  const [isFounding, setFounding] = useState(false)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['chat', 'groups'],
    queryFn: ({ signal }) => listGroups(signal),
  })
  const enter = async ({ id, isJoined }: GroupCard) => {
    if (!isJoined && !(await attempt(() => joinGroup(id)))) return
    await Promise.all([loadConversations(), queries.invalidateQueries({ queryKey: ['chat', 'groups'] })])
    onOpen(id)
  }
  return (
    <div className={classes.groups}>
      <div className={classes.found}>
        <Button isBlock size="sm" variant="outline" icon="plus" onClick={() => setFounding(true)}>
          {t('group.found')}
        </Button>
      </div>
      {isPending ? (
        <div className={classes.list} aria-busy="true">
          <Skeleton lines={6} height={44} />
        </div>
      ) : undefined}
      {isError ? (
        <StateBox
          kind="error"
          title={t('group.failed')}
          action={{ label: t('list.retry'), onClick: () => void refetch() }}
        />
      ) : undefined}
      {data?.length === 0 ? <StateBox kind="empty" title={t('group.none')} /> : undefined}
      <ul className={classes.list} aria-label={t('group.list')} hidden={!data?.length}>
        {data?.map((group) => (
          <li key={group.id} className={classes.row}>
            <Avatar {...pictureOf(group.avatar, `group-${group.id}`)} size={40} />
            <span className={classes.words}>
              <b>{group.name}</b>
              <span>{t('thread.members', { count: group.members })}</span>
            </span>
            <Button
              size="sm"
              variant={group.isJoined ? 'outline' : 'secondary'}
              aria-label={t(group.isJoined ? 'group.enterNamed' : 'group.joinNamed', { name: group.name })}
              onClick={() => void enter(group)}
            >
              {t(group.isJoined ? 'group.enter' : 'group.join')}
            </Button>
          </li>
        ))}
      </ul>
      {isFounding ? (
        <FoundGroupDialog
          onClose={() => setFounding(false)}
          onFounded={(id) => {
            setFounding(false)
            void queries.invalidateQueries({ queryKey: ['chat', 'groups'] })
            void loadConversations().then(() => onOpen(id))
          }}
        />
      ) : undefined}
    </div>
  )
}
