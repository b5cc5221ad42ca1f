import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useInfiniteQuery, useQueryClient } from '@pitchside/platform'
import { Avatar, Button, classNames, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { attempt } from '../../parts/attempt/attempt'
import { loadConversations } from '../../parts/session/chat-session'
import { FoundGroupDialog } from './found-group-dialog'
import classes from './group-list.module.css'
import { type GroupCard, joinGroup, listGroups } from './groups.calls'

function useGroups() {
  const { data, ...rest } = useInfiniteQuery({
    queryKey: ['chat', 'groups'],
    queryFn: ({ pageParam, signal }) => listGroups(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < limits.groupsPerPage ? undefined : pages.length + 1),
  })
  // Groups grow while pages are read: one may stand on two of them.
  const groups = data && [...new Map(data.pages.flat().map((group) => [group.id, group])).values()]
  return { groups, ...rest }
}

/** Groups to join, and the own ones; a button founds a new one. */
export function GroupList({ onOpen }: { onOpen: (groupId: string) => void }) {
  const t = useT('chat')
  const queries = useQueryClient()
  const [isFounding, setFounding] = useState(false)
  const { groups, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useGroups()
  const enter = async ({ id, isJoined }: GroupCard) => {
    if (!isJoined && !(await attempt(() => joinGroup(id)))) return
    await Promise.all([loadConversations(), queries.invalidateQueries({ queryKey: ['chat', 'groups'] })])
    onOpen(id)
  }
  return (
    <div className={classNames(css.flexColumn, css.grow, css.shrinkTall)}>
      <div className={css.searchPlace}>
        <Button isBlock size="sm" variant="outline" icon="plus" onClick={() => setFounding(true)}>
          {t('group.found')}
        </Button>
      </div>
      {isPending ? (
        <div className={css.scrollBody} aria-busy="true">
          <Skeleton lines={6} height={44} />
        </div>
      ) : undefined}
      {isError && !groups ? <LoadFailed onRetry={refetch} title={t('group.failed')} /> : undefined}
      {groups?.length === 0 ? <StateBox kind="empty" title={t('group.none')} /> : undefined}
      <ul className={css.scrollBody} aria-label={t('group.list')} hidden={!groups?.length}>
        {groups?.map((group) => (
          <li key={group.id} className={classes.row}>
            <Avatar id={`group-${group.id}`} src={group.avatar} size={40} />
            <span className={classNames(classes.words, css.stack, css.shrink)}>
              <b>{group.name}</b>
              <span className={css.caption}>{t('thread.members', { count: group.members })}</span>
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
        {hasNextPage ? (
          <li>
            <Button
              isBlock
              size="sm"
              variant="outline"
              isLoading={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {t('group.more')}
            </Button>
          </li>
        ) : undefined}
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
