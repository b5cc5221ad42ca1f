import { CallError } from '@pitchside/http'
import { groupedNumber, useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { Avatar, Button, Dialog, DiamondIcon } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useState } from 'react'
import { FollowButton } from '../../parts/follow/follow-button'
import type { RoomDetail } from '../../parts/rooms/room'
import { useNow } from '../../parts/time/use-now'
import { type Envelope, stateOf } from './envelope'
import styles from './envelope-dialog.module.css'
import { EnvelopeResult } from './envelope-result'
import { claimEnvelope } from './envelopes.calls'

/** The seal turns at least so long: an answer that comes at once would take the moment away. */
const turnMs = 700

interface Props {
  envelope: Envelope
  room: RoomDetail
  onChange: (part: Partial<Envelope>) => void
  onClose: () => void
}

/** Opens the envelope and tells how it went. */
function useClaim({ envelope, onChange }: Pick<Props, 'envelope' | 'onChange'>) {
  const t = useT('live')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ reason: string; text: string }>()
  async function claim(): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    const turned = new Promise((resolve) => setTimeout(resolve, turnMs))
    try {
      const received = await claimEnvelope(envelope.id)
      await turned
      onChange({ received, left: Math.max(0, envelope.left - 1) })
    } catch (error) {
      await turned
      const failure = error instanceof CallError ? error : undefined
      const earlier =
        failure?.reason === 'envelope-taken' ? (failure.data as { amount?: string } | undefined) : undefined
      if (earlier?.amount) onChange({ received: earlier.amount })
      else if (failure?.reason === 'envelope-empty') onChange({ left: 0 })
      else if (failure?.reason === 'envelope-over') onChange({ expiresAt: 0 })
      else if (!failure || failure.isOffline) setProblem({ reason: 'offline', text: t('envelopes.offline') })
      else setProblem({ reason: failure.reason, text: failure.message })
    }
    setBusy(false)
  }
  return { claim, isBusy, problem }
}

function Seal({ envelope, isBusy, onOpen }: { envelope: Envelope; isBusy: boolean; onOpen: () => void }) {
  const t = useT('live')
  const now = useNow(true)
  const state = stateOf(envelope, now)
  if (state === 'waiting')
    return (
      <span className={styles.seal} role="timer" aria-label={t('envelopes.title')}>
        {Math.ceil((envelope.opensAt - now) / 1_000)}
      </span>
    )
  if (state !== 'open') return undefined
  return (
    <button type="button" className={styles.seal} data-busy={isBusy || undefined} disabled={isBusy} onClick={onOpen}>
      {t('envelopes.open')}
    </button>
  )
}

function Outcome({ envelope }: { envelope: Envelope }) {
  const t = useT('live')
  const state = stateOf(envelope, Date.now())
  if (state === 'received')
    return (
      <p className={styles.amount} role="status">
        <DiamondIcon size={34} />
        <b>{envelope.received}</b>
        <small>{t('envelopes.inWallet')}</small>
      </p>
    )
  if (state === 'empty' || state === 'over')
    return (
      <p className={styles.missed} role="status">
        {t(state === 'empty' ? 'envelopes.allGone' : 'envelopes.overText')}
      </p>
    )
  return undefined
}

/** One envelope, large: its seal, then what was inside and who received what. */
export function EnvelopeDialog({ envelope, room, onChange, onClose }: Props) {
  const t = useT('live')
  const { claim, isBusy, problem } = useClaim({ envelope, onChange })
  const state = stateOf(envelope, useNow(true))
  useEffect(() => {
    // A dialog lies outside the full-screen element and would not be seen.
    if (document.fullscreenElement) document.exitFullscreen().catch((error) => console.warn('still full screen', error))
  }, [])
  const open = (): void => {
    asMember(() => void claim())
  }
  const isClosed = state === 'waiting' || state === 'open'
  const kind = t(envelope.isRandom ? 'envelopes.random' : 'envelopes.equal')
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('envelopes.of', { name: envelope.senderName })}
      closeLabel={t('state.close')}
      className={styles.dialog ?? ''}
    >
      <div className={styles.face} data-open={isClosed ? undefined : true}>
        <Avatar id={envelope.senderId} src={envelope.senderAvatar} size={56} />
        <p className={css.small}>
          {kind} ·{' '}
          {t('envelopes.facts', {
            count: envelope.shares,
            amount: t('amount', { count: envelope.diamonds, diamonds: groupedNumber(envelope.diamonds) }),
          })}
        </p>
        <Seal envelope={envelope} isBusy={isBusy} onOpen={open} />
        <Outcome envelope={envelope} />
        {state === 'waiting' ? <p className={css.small}>{t('envelopes.soon')}</p> : undefined}
        {problem ? (
          <p className={styles.problem} role="alert">
            {problem.text}
          </p>
        ) : undefined}
        {problem?.reason === 'envelope-fans' ? (
          <FollowButton {...room.anchor} size="sm" />
        ) : problem ? (
          <Button size="sm" onClick={open}>
            {t('state.retry')}
          </Button>
        ) : undefined}
      </div>
      {isClosed ? undefined : <EnvelopeResult id={envelope.id} left={envelope.left} />}
    </Dialog>
  )
}
