import { useT } from '@pitchside/i18n'
import { Slot } from '@pitchside/remote-kit'
import { AlertDialog, IconButton, Menu, type MenuItem } from '@pitchside/ui'
import { lazy, memo, Suspense, useState } from 'react'
import { attempt } from '../../parts/attempt/attempt'
import { changeThread, chatStore, useChat } from '../../parts/session/chat.store'
import { isGroupId, memberOf, targetOf } from '../../parts/session/conversation-face'
import { currentMessaging } from '../../parts/session/current-messaging'
import { forgetUnsent } from '../../parts/session/unsent'

const GroupDialog = lazy(() => import('../groups/group-dialog').then(({ GroupDialog: view }) => ({ default: view })))
type Opened = 'report' | 'block' | 'clear' | 'group' | undefined

const block = (userID: string, isBlocked: boolean) =>
  attempt(() =>
    isBlocked
      ? currentMessaging().addToBlacklist({ userIDList: [userID] })
      : currentMessaging().removeFromBlacklist({ userIDList: [userID] }),
  )
const clear = (conversationId: string) =>
  attempt(async () => {
    await currentMessaging().clearHistoryMessage(conversationId)
    forgetUnsent((chatStore.getState().threads[conversationId]?.messages ?? []).map(({ key }) => key))
    changeThread(conversationId, () => ({ messages: [], isCompleted: true, nextId: '' }))
  })

/** What can be done with a conversation: block, report, clear; members of a group. */
export const ThreadMenu = memo(function ThreadMenu({ conversationId, name }: { conversationId: string; name: string }) {
  const t = useT('chat')
  const [opened, setOpened] = useState<Opened>(undefined)
  const target = targetOf(conversationId)
  const isBlocked = useChat((state) => state.blocked.includes(target))
  const isMember = memberOf(conversationId) !== undefined
  const close = () => setOpened(undefined)
  const clearItem: MenuItem = {
    id: 'clear',
    icon: 'history',
    label: t('thread.clear'),
    onSelect: () => setOpened('clear'),
  }
  const person: MenuItem[] = [
    {
      id: 'block',
      icon: 'shield',
      label: t(isBlocked ? 'thread.unblock' : 'thread.block'),
      onSelect: () => (isBlocked ? void block(target, false) : setOpened('block')),
    },
    { id: 'report', icon: 'flag', label: t('thread.report'), onSelect: () => setOpened('report') },
  ]
  const group: MenuItem = { id: 'group', icon: 'users', label: t('group.open'), onSelect: () => setOpened('group') }
  const items = [...(isGroupId(conversationId) ? [group] : []), ...(isMember ? person : []), clearItem]
  const question = opened === 'block' ? 'block' : 'clear'
  return (
    <>
      <Menu trigger={<IconButton icon="ellipsis" label={t('thread.more')} />} items={items} />
      <AlertDialog
        isOpen={opened === 'block' || opened === 'clear'}
        onOpenChange={close}
        title={t(`thread.${question}Title`, { name })}
        description={t(`thread.${question}Text`)}
        confirmLabel={t(`thread.${question}`)}
        cancelLabel={t('cancel')}
        isDangerous
        onConfirm={() => {
          close()
          void (question === 'block' ? block(target, true) : clear(conversationId))
        }}
      />
      {opened === 'report' ? (
        <Slot name="report.dialog" props={{ target: { kind: 'member', id: Number(target) }, name, onClose: close }} />
      ) : undefined}
      {opened === 'group' ? (
        <Suspense>
          <GroupDialog groupId={target} onClose={close} />
        </Suspense>
      ) : undefined}
    </>
  )
})
