import { useUser } from '@pitchside/auth'
import { signsOf } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import { formatDate, useT } from '@pitchside/i18n'
import { LoadFailed, refusalOf, useIntent } from '@pitchside/parts'
import { useQuery, useQueryClient } from '@pitchside/platform'
import {
  Badge,
  type BadgeTone,
  Button,
  classNames,
  Dialog,
  DiamondIcon,
  Link,
  Skeleton,
  TextField,
} from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useState } from 'react'
import { topUpPath } from '../../parts/paying/top-up-dialog'
import { standingKey, useStanding } from '../nobles/use-standing'
import styles from './horn-dialog.module.css'
import { fetchHorns, type HornState, sendHorn } from './horns.calls'

/** Colours of a review. */
export const hornTones: Record<HornState, BadgeTone> = { waiting: 'warning', approved: 'success', refused: 'danger' }
export const hornsKey = ['live', 'horns'] as const

function OwnHorns() {
  const t = useT('live')
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: hornsKey,
    queryFn: ({ signal }) => fetchHorns(1, signal),
    staleTime: 0,
  })
  if (isError) return <LoadFailed onRetry={refetch} />
  if (isPending) return <Skeleton lines={3} height={36} />
  if (data.rows.length === 0) return <p className={styles.none}>{t('horns.none')}</p>
  return (
    <ul className={styles.list} aria-label={t('horns.own')}>
      {data.rows.map(({ id, text, at, state }) => (
        <li key={id} className={css.divided}>
          <span className={styles.text}>{text}</span>
          <time className={classNames(css.caption, css.unbroken)} dateTime={new Date(at).toISOString()}>
            {formatDate(at, 'moment')}
          </time>
          <Badge tone={hornTones[state]}>{t(`horns.${state}`)}</Badge>
        </li>
      ))}
    </ul>
  )
}

function useSending(anchorId: number, onSent: () => void) {
  const client = useQueryClient()
  return useIntent<string>({
    send: (text, nonce) => sendHorn(anchorId, text, nonce),
    onDone: () => {
      void client.invalidateQueries({ queryKey: hornsKey })
      void client.invalidateQueries({ queryKey: standingKey })
      onSent()
    },
  })
}

/** What a horn costs this member now. */
function Price() {
  const t = useT('live')
  const user = useUser()
  const { data } = useStanding()
  const diamonds = data?.hornDiamonds ?? limits.hornDiamonds
  if (data && data.freeHorns > 0) return <p className={styles.price}>{t('horns.free', { count: data.freeHorns })}</p>
  return (
    <p className={styles.price}>
      <DiamondIcon /> {t('horns.price', { count: diamonds, diamonds })}
      {Number(user?.balance ?? 0) < diamonds ? (
        <Link className={css.brand} href={topUpPath}>
          {t('envelopes.topUp')}
        </Link>
      ) : undefined}
    </p>
  )
}

/** Writes a horn for all rooms; below, the own ones with how their review went. */
export function HornDialog({ anchorId, onClose }: { anchorId: number; onClose: () => void }) {
  const t = useT('live')
  const [text, setText] = useState('')
  const sending = useSending(anchorId, () => setText(''))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() !== '') sending.start(text.trim())
  }
  const { error } = sending
  const problem = error ? (refusalOf(error) ?? t('horns.offline')) : undefined
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('horns.title')}
      description={t('horns.rule')}
      closeLabel={t('state.close')}
    >
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={t('horns.text')}
          isLabelHidden
          placeholder={t('horns.placeholder')}
          size="lg"
          icon="megaphone"
          maxLength={limits.hornChars}
          value={text}
          onValueChange={setText}
          suffix={
            <span className={styles.count}>
              {signsOf(text)}/{limits.hornChars}
            </span>
          }
          {...(problem ? { error: problem } : {})}
        />
        <div className={classNames(css.row3, css.between)}>
          <Price />
          <Button type="submit" variant="primary" isLoading={sending.isPending} disabled={text.trim() === ''}>
            {t('horns.send')}
          </Button>
        </div>
        {sending.isSuccess && text === '' ? (
          <p className={styles.sent} role="status">
            {t('horns.sent')}
          </p>
        ) : undefined}
      </form>
      <h4 className={styles.head}>{t('horns.own')}</h4>
      <OwnHorns />
    </Dialog>
  )
}
