import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery, useQueryClient } from '@pitchside/platform'
import { AlertDialog, Avatar, Button, Dialog, IconButton, Menu, type MenuItem, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { attempt } from '../../parts/attempt/attempt'
import { chatNow, useChat } from '../../parts/session/chat.store'
import { currentMessaging } from '../../parts/session/current-messaging'
import { closeThread } from '../../parts/session/thread-actions'
import { messagingType } from '../../provider/messaging-words'
import classes from './group-list.module.css'
import { endGroup, type GroupInfo, groupInfo } from './groups.calls'
import { InvitePicker } from './invite-picker'

const muteS = 3_600
type Member = GroupInfo['members'][number]

function MemberRow({
  groupID,
  member,
  role,
  onChanged,
}: {
  groupID: string
  member: Member
  role: GroupInfo['role']
  onChanged: () => void
}) {
  const t = useT('chat')
  const { userID } = member
  const isMuted = member.muteUntil * 1_000 > chatNow()
  const act = (work: () => Promise<unknown>) => void attempt(work).then(onChanged)
  const messaging = currentMessaging()
  const rank = { Owner: 2, Admin: 1, Member: 0 }
  const mayOrder = role !== null && rank[role] > rank[member.role]
  const orders: MenuItem[] = [
    {
      id: 'mute',
      icon: 'volume-x',
      label: t(isMuted ? 'group.unmute' : 'group.mute'),
      onSelect: () => act(() => messaging.setGroupMemberMuteTime({ groupID, userID, muteTime: isMuted ? 0 : muteS })),
    },
    {
      id: 'remove',
      icon: 'x',
      label: t('group.remove'),
      isDangerous: true,
      onSelect: () => act(() => messaging.deleteGroupMember({ groupID, userIDList: [userID] })),
    },
  ]
  const isAdmin = member.role === 'Admin'
  const next = isAdmin ? messagingType.GRP_MBR_ROLE_MEMBER : messagingType.GRP_MBR_ROLE_ADMIN
  const roleItem: MenuItem = {
    id: 'role',
    icon: 'shield-check',
    label: t(isAdmin ? 'group.noAdmin' : 'group.makeAdmin'),
    onSelect: () => act(() => messaging.setGroupMemberRole({ groupID, userID, role: next })),
  }
  const name = member.nick || t('contacts.nameless')
  return (
    <li className={classes.person}>
      <Avatar id={userID} src={member.avatar} size={32} />
      <span className={css.fill}>{name}</span>
      <span className={css.caption}>
        {isMuted ? t('group.muted') : member.role === 'Member' ? undefined : t(`group.role${member.role}`)}
      </span>
      {mayOrder ? (
        <Menu
          trigger={<IconButton icon="ellipsis" size="sm" label={t('list.more', { name })} />}
          items={role === 'Owner' ? [roleItem, ...orders] : orders}
        />
      ) : undefined}
    </li>
  )
}

/** Who is in a group, and what one may do there: invite, leave, end it. */
export function GroupDialog({ groupId, onClose }: { groupId: string; onClose: () => void }) {
  const t = useT('chat')
  const queries = useQueryClient()
  const accountId = useChat((state) => state.accountId)
  const [asked, setAsked] = useState<'leave' | 'end' | undefined>(undefined)
  const [isInviting, setInviting] = useState(false)
  const queryKey = ['chat', 'group', groupId]
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: ({ signal }) => groupInfo(groupId, signal) })
  const changed = () => void queries.invalidateQueries({ queryKey })
  const go = async () => {
    const isDone = await attempt(() => (asked === 'end' ? endGroup(groupId) : currentMessaging().quitGroup(groupId)))
    setAsked(undefined)
    if (!isDone) return
    void queries.invalidateQueries({ queryKey: ['chat', 'groups'] })
    onClose()
    closeThread()
  }
  const isOwner = data?.ownerID === accountId
  const canEnd = isOwner && !groupId.startsWith('fans-')
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={data?.name ?? t('group.open')}
      description={data?.introduction || undefined}
      closeLabel={t('panel.close')}
      footer={
        <>
          <Button icon="user-plus" onClick={() => setInviting(!isInviting)} aria-expanded={isInviting}>
            {t('group.invite')}
          </Button>
          {canEnd ? (
            <Button variant="outline" onClick={() => setAsked('end')}>
              {t('group.end')}
            </Button>
          ) : undefined}
          {isOwner ? undefined : (
            <Button variant="outline" onClick={() => setAsked('leave')}>
              {t('group.leave')}
            </Button>
          )}
        </>
      }
    >
      {isError ? <LoadFailed onRetry={refetch} title={t('group.failed')} /> : undefined}
      {!data && !isError ? <Skeleton lines={5} height={32} /> : undefined}
      {data && isInviting ? (
        <InvitePicker groupId={groupId} members={data.members.map(({ userID }) => userID)} onInvited={changed} />
      ) : undefined}
      {data ? (
        <ul className={classes.people} aria-label={t('thread.members', { count: data.memberCount })}>
          {data.members.map((member) => (
            <MemberRow key={member.userID} groupID={groupId} member={member} role={data.role} onChanged={changed} />
          ))}
        </ul>
      ) : undefined}
      <AlertDialog
        isOpen={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={t(asked === 'end' ? 'group.endTitle' : 'group.leaveTitle', { name: data?.name ?? '' })}
        description={t(asked === 'end' ? 'group.endText' : 'group.leaveText')}
        confirmLabel={t(asked === 'end' ? 'group.end' : 'group.leave')}
        cancelLabel={t('cancel')}
        isDangerous
        onConfirm={() => void go()}
      />
    </Dialog>
  )
}
