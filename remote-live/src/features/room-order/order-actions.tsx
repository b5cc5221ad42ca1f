import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { AlertDialog, Button, Menu } from '@pitchside/ui'
import { useState } from 'react'
import { fetchStanding } from '../../parts/room-feed/room-chat.calls'
import styles from './order-actions.module.css'
import { kick, liftSilence, readmit, removeLine, silence, toggleAssistant } from './room-order.calls'

/** Lengths of a silence that are offered, seconds; 0 until lifted. */
const lengths = [
  { seconds: 600, key: 'minutes', count: 10 },
  { seconds: 3_600, key: 'hours', count: 1 },
  { seconds: 86_400, key: 'days', count: 1 },
  { seconds: 0, key: 'forEver', count: 0 },
] as const

export interface OrderActionsProps {
  anchorId: number
  userId: number
  name: string
  tier: number
  /** The anchor may appoint; an assistant keeps order among members only. */
  isAnchor: boolean
  /** The line they were chosen by, in the kept history. */
  line?: number | undefined
  /** A question stands over the page: what is around these actions must stay. */
  onAsk: (isAsking: boolean) => void
}

type Deed = 'remove' | 'silence' | 'lift' | 'kick' | 'readmit' | 'appoint' | 'dismiss'

/** What anchor and assistants may do about somebody. The server decides again. */
export function OrderActions({ anchorId, userId, name, tier, isAnchor, line, onAsk }: OrderActionsProps) {
  const t = useT('live')
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const [isRemoved, setRemoved] = useState(false)
  const setAsking = (next: boolean): void => {
    onAsk(next)
    setIsAsking(next)
  }
  const target = { anchorId, userId }
  const { data: standing } = useQuery({
    queryKey: ['live', 'order', anchorId, 'standing', userId],
    queryFn: () => fetchStanding(anchorId, userId),
    staleTime: 0,
  })
  const act = useMutation({
    mutationFn: ({ run }: { deed: Deed; run: () => Promise<null> }) => run(),
    onSuccess: (_data, { deed }) => {
      setAsking(false)
      if (deed === 'remove') setRemoved(true)
      bus.emit('toast.requested', { text: t(`manage.done.${deed}`, { name }), tone: 'success' })
      void client.invalidateQueries({ queryKey: ['live', 'order', anchorId] })
    },
    onError: () => setAsking(false),
  })
  if (!standing || (standing.isManager && !isAnchor)) return undefined
  const isSafe = !isAnchor && tier >= limits.kickProtectedTier
  const items = lengths.map(({ seconds, key, count }) => ({
    id: String(seconds),
    label: t(`manage.${key}`, { count }),
    onSelect: () => act.mutate({ deed: 'silence', run: () => silence(target, seconds) }),
  }))
  const button = (deed: Deed, run: () => Promise<null>) => (
    <Button size="sm" disabled={act.isPending} onClick={() => act.mutate({ deed, run })}>
      {t(`manage.act.${deed}`)}
    </Button>
  )
  return (
    <section className={styles.actions} aria-label={t('manage.title')}>
      {line === undefined || isRemoved ? undefined : button('remove', () => removeLine(anchorId, line))}
      {standing.isSilenced ? (
        button('lift', () => liftSilence(target))
      ) : (
        <Menu
          align="start"
          side="top"
          items={items}
          trigger={
            <Button size="sm" iconEnd="chevron-down" disabled={act.isPending}>
              {t('manage.act.silence')}
            </Button>
          }
        />
      )}
      {standing.isKicked ? button('readmit', () => readmit(target)) : undefined}
      {standing.isKicked || isSafe ? undefined : (
        <Button size="sm" variant="danger" disabled={act.isPending} onClick={() => setAsking(true)}>
          {t('manage.act.kick')}
        </Button>
      )}
      {isAnchor && !standing.isKicked
        ? button(standing.isManager ? 'dismiss' : 'appoint', () => toggleAssistant(target))
        : undefined}
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        isDangerous
        isBusy={act.isPending}
        title={t('manage.kickTitle', { name })}
        description={t('manage.kickText')}
        confirmLabel={t('manage.act.kick')}
        cancelLabel={t('manage.cancel')}
        onConfirm={() => act.mutate({ deed: 'kick', run: () => kick(target) })}
      />
    </section>
  )
}
