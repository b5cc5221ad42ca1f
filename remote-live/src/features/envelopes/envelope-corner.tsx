import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { useStore } from '@pitchside/platform'
import { EnvelopeArt } from '@pitchside/ui'
import { useEffect, useRef, useState } from 'react'
import type { RoomPartProps } from '../room/room-part'
import { type Envelope, type EnvelopeState, stateOf } from './envelope'
import styles from './envelope-corner.module.css'
import { EnvelopeDialog } from './envelope-dialog'
import { useEnvelopes } from './use-envelopes'
import { useNow } from './use-now'

/** More than this stand behind the last one. */
const shownMax = 3

const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const words: Record<Exclude<EnvelopeState, 'waiting'>, string> = {
  open: 'envelopes.grab',
  received: 'envelopes.received',
  empty: 'envelopes.gone',
  over: 'envelopes.over',
}

function Packet({ envelope, now, onOpen }: { envelope: Envelope; now: number; onOpen: () => void }) {
  const t = useT('live')
  const state = stateOf(envelope, now)
  const word = state === 'waiting' ? clock(envelope.opensAt - now) : t(words[state])
  const spoken =
    state === 'waiting'
      ? t('envelopes.opensIn', { name: envelope.senderName, time: word })
      : t('envelopes.spoken', { name: envelope.senderName, word })
  return (
    <button type="button" className={styles.packet} data-state={state} aria-label={spoken} onClick={onOpen}>
      <span className={styles.art}>
        <EnvelopeArt size={54} />
      </span>
      <span className={styles.word}>{word}</span>
    </button>
  )
}

/** Red envelopes that wait in the room, over the picture. */
export function EnvelopeCorner(props: RoomPartProps) {
  const t = useT('live')
  const { envelopes, change } = useEnvelopes(props)
  const [opened, setOpened] = useState<Envelope>()
  const now = useNow(envelopes.length > 0)
  const more = envelopes.length - shownMax
  const asked = useStore(props.feed.store, (state) => state.envelopeAsked)
  const known = useRef(envelopes)
  known.current = envelopes
  useEffect(() => {
    // A line of the chat asked for one.
    if (!asked) return
    const found = known.current.find(({ id }) => id === asked.id)
    if (found) setOpened(found)
    else bus.emit('toast.requested', { text: t('chat.envelopeOver'), tone: 'info' })
  }, [asked, t])
  return (
    <>
      <section className={styles.corner} aria-label={t('envelopes.title')}>
        {envelopes.slice(0, shownMax).map((envelope) => (
          <Packet key={envelope.id} envelope={envelope} now={now} onOpen={() => setOpened(envelope)} />
        ))}
        {more > 0 ? <span className={styles.more}>{t('envelopes.more', { count: more })}</span> : undefined}
      </section>
      {opened ? (
        <EnvelopeDialog
          key={opened.id}
          envelope={envelopes.find(({ id }) => id === opened.id) ?? opened}
          room={props.room}
          onChange={(part) => {
            change(opened.id, part)
            setOpened({ ...opened, ...part })
          }}
          onClose={() => setOpened(undefined)}
        />
      ) : undefined}
    </>
  )
}
