import { useUser } from '@pitchside/auth'
import { limits } from '@pitchside/contract'
import { formatDate, useT } from '@pitchside/i18n'
import { PageView } from '@pitchside/parts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { AlertDialog, Avatar, Button, Card, classNames, Level, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { SuggestedRooms } from '../../../parts/suggested/suggested-rooms'
import { AppointForm } from './appoint-form'
import { type Assistant, dismiss, fetchAssistants } from './assistants.calls'
import rows from './assistants.module.css'

function AssistantRow({ assistant, onDismiss }: { assistant: Assistant; onDismiss: () => void }) {
  const t = useT('live')
  return (
    <li className={rows.row}>
      <Avatar id={assistant.userId} src={assistant.avatar} size={40} />
      <div className={classNames(css.stack1, css.shrink)}>
        <span className={classNames(css.cut, css.bold)} title={assistant.name}>
          {assistant.name} <Level value={assistant.level} label={t('room.level', { level: assistant.level })} />
        </span>
        <span className={classNames(css.facts, css.caption)}>
          {t('studio.assistants.since', { date: formatDate(assistant.since, 'date') })}
        </span>
      </div>
      <Button
        size="sm"
        variant="ghost"
        icon="trash-2"
        aria-label={t('studio.assistants.dismissName', { name: assistant.name })}
        onClick={onDismiss}
      >
        {t('studio.assistants.dismiss')}
      </Button>
    </li>
  )
}

/** People who keep order in the anchor's room. */
export function AssistantsView() {
  const t = useT('live')
  const client = useQueryClient()
  const userId = useUser()?.id ?? 0
  const [page, setPage] = useState(1)
  const [leaving, setLeaving] = useState<Assistant>()
  const assistants = useQuery({
    queryKey: ['live', 'assistants', userId, page],
    queryFn: ({ signal }) => fetchAssistants(userId, page, signal),
    placeholderData: keepPreviousData,
  })
  const reload = () => void client.invalidateQueries({ queryKey: ['live', 'assistants'] })
  const remove = useMutation({
    mutationFn: (id: number) => dismiss(id),
    onSettled: () => {
      setLeaving(undefined)
      reload()
    },
  })
  return (
    <Card title={t('studio.assistants.title')}>
      <AppointForm anchorId={userId} onAppointed={reload} />
      <PageView
        query={assistants}
        label={t('studio.assistants.title')}
        minHeight={240}
        skeleton={<Skeleton lines={4} height={44} />}
        empty={{ title: t('studio.assistants.none') }}
        foot={(count) => t('studio.assistants.count', { count, max: limits.roomManagers })}
        after={
          <>
            <p className={css.footnote}>{t('studio.assistants.note')}</p>
            <SuggestedRooms />
          </>
        }
        onPageChange={setPage}
      >
        {(found) => (
          <ul>
            {found.map((assistant) => (
              <AssistantRow key={assistant.id} assistant={assistant} onDismiss={() => setLeaving(assistant)} />
            ))}
          </ul>
        )}
      </PageView>
      <AlertDialog
        isOpen={leaving !== undefined}
        onOpenChange={(isOpen) => isOpen || setLeaving(undefined)}
        title={t('studio.assistants.dismiss')}
        description={t('studio.assistants.dismissText', { name: leaving?.name ?? '' })}
        confirmLabel={t('studio.assistants.dismiss')}
        cancelLabel={t('studio.cancel')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving.id)}
      />
    </Card>
  )
}
