import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { formatDate, useT } from '@pitchside/i18n'
import { type ListPage, PagedList } from '@pitchside/parts'
import { useMutation, useQueryClient } from '@pitchside/platform'
import { Avatar, Button, classNames, Dialog, Skeleton, Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import type { RoomPartProps } from '../../parts/room-feed/room-part'
import { ChatModesPanel } from './chat-modes-panel'
import styles from './manage-dialog.module.css'
import {
  fetchAssistants,
  fetchKicked,
  fetchSilenced,
  type ListedPerson,
  liftSilence,
  readmit,
  type Silenced,
  toggleAssistant,
} from './room-order.calls'

type Kind = 'assistants' | 'silenced' | 'kicked'
type Row = ListedPerson & Partial<Pick<Silenced, 'until'>>

const fetchers: Record<Kind, (anchorId: number, page: number) => Promise<ListPage<Row>>> = {
  assistants: fetchAssistants,
  silenced: fetchSilenced,
  kicked: fetchKicked,
}
const undoing: Record<Kind, (target: { anchorId: number; userId: number }) => Promise<null>> = {
  assistants: toggleAssistant,
  silenced: liftSilence,
  kicked: readmit,
}

function PersonRow({
  person,
  kind,
  anchorId,
  mayUndo,
}: {
  person: Row
  kind: Kind
  anchorId: number
  mayUndo: boolean
}) {
  const t = useT('live')
  const client = useQueryClient()
  const undo = useMutation({
    mutationFn: () => undoing[kind]({ anchorId, userId: person.id }),
    onSuccess: () => {
      bus.emit('toast.requested', { text: t(`manage.undone.${kind}`), tone: 'success' })
      void client.invalidateQueries({ queryKey: ['live', 'order', anchorId] })
    },
  })
  const ends = person.until === undefined ? undefined : Number.isFinite(person.until) ? person.until : null
  return (
    <li className={styles.person}>
      <Avatar id={person.id} src={person.avatar} size={36} />
      <span className={classNames(styles.words, css.fill)}>
        <b>{person.name}</b>
        <small className={css.caption}>
          {ends === null
            ? t('manage.untilLifted')
            : t(ends === undefined ? 'manage.since' : 'manage.until', {
                time: formatDate(ends ?? person.since, 'moment'),
              })}
        </small>
      </span>
      {mayUndo ? (
        <Button size="sm" variant="outline" isLoading={undo.isPending} onClick={() => undo.mutate()}>
          {t(`manage.undo.${kind}`)}
        </Button>
      ) : undefined}
    </li>
  )
}

function People({ kind, anchorId, isAnchor }: { kind: Kind; anchorId: number; isAnchor: boolean }) {
  const t = useT('live')
  return (
    <PagedList
      queryKey={['live', 'order', anchorId, kind]}
      load={(page) => fetchers[kind](anchorId, page)}
      empty={{ title: t(`manage.empty.${kind}`) }}
      label={t('manage.title')}
      minHeight={240}
      skeleton={<Skeleton lines={6} height={36} />}
      foot={(total) =>
        kind === 'assistants' ? `${total} / ${limits.roomManagers}` : t('manage.people', { count: total })
      }
    >
      {(people) => (
        <ul className={styles.people}>
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              kind={kind}
              anchorId={anchorId}
              mayUndo={isAnchor || kind !== 'assistants'}
            />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

export interface ManageDialogProps extends RoomPartProps {
  /** The anchor; otherwise an assistant, who does not dismiss assistants. */
  isAnchor: boolean
  onClose: () => void
}

/** How a room talks; its assistants, the silenced and the kicked, and taking each back. */
export function ManageDialog({ room, feed, isAnchor, onClose }: ManageDialogProps) {
  const t = useT('live')
  const [tab, setTab] = useState<Kind | 'modes'>('modes')
  const items = (['modes', 'assistants', 'silenced', 'kicked'] as const).map((value) => ({
    value,
    label: t(`manage.${value}`),
  }))
  return (
    <Dialog isOpen size="md" title={t('manage.title')} closeLabel={t('state.close')} onOpenChange={onClose}>
      <Tabs label={t('manage.title')} items={items} value={tab} onValueChange={setTab} panelClassName={styles.panel}>
        {tab === 'modes' ? (
          <ChatModesPanel room={room} feed={feed} />
        ) : (
          <People key={tab} kind={tab} anchorId={feed.anchorId} isAnchor={isAnchor} />
        )}
      </Tabs>
    </Dialog>
  )
}
