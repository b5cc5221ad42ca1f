import { useUser } from '@pitchside/auth'
import { limits } from '@pitchside/contract'
import { groupedNumber, useT } from '@pitchside/i18n'
import { refusalOf, useIntent } from '@pitchside/parts'
import { useQueryClient } from '@pitchside/platform'
import {
  AlertDialog,
  BalanceChange,
  Button,
  classNames,
  Dialog,
  DiamondIcon,
  Diamonds,
  EnvelopeArt,
  Link,
  NumberField,
  Segmented,
  Sums,
  toast,
} from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useId, useState } from 'react'
import { topUpPath } from '../../parts/paying/top-up-dialog'
import { type EnvelopeOrder, type OrderProblems, problemsOf } from './envelope'
import { sendEnvelope } from './envelopes.calls'
import styles from './send-envelope-dialog.module.css'

function useSending(anchorId: number, onSent: () => void, onFailure: () => void) {
  const t = useT('live')
  const client = useQueryClient()
  return useIntent<EnvelopeOrder>({
    send: (order, nonce) => sendEnvelope(anchorId, order, nonce),
    onDone: () => {
      toast(t('envelopes.sent', { seconds: limits.envelopeCountdownS }), { tone: 'success' })
      void client.invalidateQueries({ queryKey: ['live', 'envelopes', anchorId] })
      onSent()
    },
    onFailure,
  })
}

function Sum({ diamonds, shares, isRandom }: { diamonds: string; shares: string; isRandom: boolean }) {
  const t = useT('live')
  const isKnown = Number(diamonds) > 0 && Number(shares) > 0
  const mean = isKnown ? Math.floor((Number(diamonds) * 10) / Number(shares)) / 10 : 0
  return (
    <div className={styles.sum} aria-live="polite">
      <EnvelopeArt size={40} />
      <b>
        <DiamondIcon size={26} />
        {groupedNumber(Number(diamonds) || 0)}
      </b>
      <small>
        {isKnown
          ? t(isRandom ? 'envelopes.meanRandom' : 'envelopes.meanEqual', { count: mean, mean })
          : t('envelopes.ask')}
      </small>
    </div>
  )
}

/** Total, shares, kind and for whom; the balance is checked before and by the server. */
export function SendEnvelopeDialog({ anchorId, onClose }: { anchorId: number; onClose: () => void }) {
  const t = useT('live')
  const formId = useId()
  const user = useUser()
  const [diamonds, setDiamonds] = useState('100')
  const [shares, setShares] = useState('10')
  const [kind, setKind] = useState<'random' | 'equal'>('random')
  const [audience, setAudience] = useState<'room' | 'fans'>('room')
  const [isAsking, setAsking] = useState(false)
  const sending = useSending(anchorId, onClose, () => setAsking(false))
  const balance = user ? Number(user.balance) : undefined
  const problems: OrderProblems = problemsOf(diamonds, shares, balance)
  const isShort = problems.diamonds === 'balance'
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!problems.diamonds && !problems.shares) setAsking(true)
  }
  const send = (): void => {
    const order = { diamonds: Number(diamonds), shares: Number(shares) }
    sending.start({ ...order, isRandom: kind === 'random', isForFans: audience === 'fans' })
  }
  return (
    <Dialog
      isOpen
      isSticky
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('envelopes.send')}
      description={t('envelopes.rule', { minutes: limits.envelopeLifetimeS / 60 })}
      closeLabel={t('state.close')}
      footer={
        <>
          {isShort ? (
            <Button variant="gold" href={topUpPath}>
              {t('envelopes.topUp')}
            </Button>
          ) : undefined}
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isLoading={sending.isPending}
            disabled={problems.diamonds !== undefined || problems.shares !== undefined}
          >
            {t('envelopes.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} className={classNames(css.stack4, css.padTop4)} onSubmit={submit}>
        <Sum diamonds={diamonds} shares={shares} isRandom={kind === 'random'} />
        <div className={css.pairGrid}>
          <NumberField
            label={t('envelopes.total')}
            wrongText={t('envelopes.total_number')}
            value={diamonds}
            onValueChange={setDiamonds}
            {...(problems.diamonds ? { error: t(`envelopes.total_${problems.diamonds}`) } : {})}
          />
          <NumberField
            label={t('envelopes.shares')}
            wrongText={t('envelopes.shares_number')}
            value={shares}
            onValueChange={setShares}
            {...(problems.shares ? { error: t(`envelopes.shares_${problems.shares}`) } : {})}
          />
        </div>
        <Segmented
          label={t('envelopes.kind')}
          value={kind}
          onValueChange={setKind}
          options={[
            { value: 'random', label: t('envelopes.random') },
            { value: 'equal', label: t('envelopes.equal') },
          ]}
        />
        <Segmented
          label={t('envelopes.audience')}
          value={audience}
          onValueChange={setAudience}
          options={[
            { value: 'room', label: t('envelopes.forRoom') },
            { value: 'fans', label: t('envelopes.forFans') },
          ]}
        />
        <p className={styles.balance}>
          {t('envelopes.balance')}
          <span>
            <DiamondIcon />
            {groupedNumber(balance ?? 0)}
          </span>
          <Link href={topUpPath}>{t('envelopes.topUp')}</Link>
        </p>
        {sending.error ? (
          <p className={styles.failure} role="alert">
            {refusalOf(sending.error) ?? t('envelopes.offline')}
          </p>
        ) : undefined}
      </form>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('envelopes.sure')}
        description={t('envelopes.rule', { minutes: limits.envelopeLifetimeS / 60 })}
        confirmLabel={t('envelopes.confirm')}
        cancelLabel={t('nobles.cancel')}
        isBusy={sending.isPending}
        onConfirm={send}
      >
        <Sums
          rows={[
            { label: t('envelopes.total'), value: <Diamonds amount={Number(diamonds)} label={t('diamonds')} /> },
            { label: t('envelopes.shares'), value: groupedNumber(Number(shares)) },
            {
              label: t('envelopes.balance'),
              value: <BalanceChange from={balance ?? 0} by={-Number(diamonds)} unit={t('diamonds')} />,
            },
          ]}
        />
      </AlertDialog>
    </Dialog>
  )
}
