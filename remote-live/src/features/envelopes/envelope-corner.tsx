import { twoDigits } from '@pitchside/base'
import { CallError } from '@pitchside/http'
import { translate, useT } from '@pitchside/i18n'
import { useStore } from '@pitchside/platform'
import { classNames, EnvelopeArt, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useState } from 'react'
import type { RoomPartProps } from '../../parts/room-feed/room-part'
import { useNow } from '../../parts/time/use-now'
import { type Envelope, type EnvelopeState, stateOf } from './envelope'
import styles from './envelope-corner.module.css'
import { EnvelopeDialog } from './envelope-dialog'
import { fetchClaims } from './envelopes.calls'
import { useEnvelopes } from './use-envelopes'

/** More than this stand behind the last one. */
const shownMax = 3

const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`
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
    <button
      type="button"
      className={classNames(styles.packet, css.ringedRound)}
      data-state={state}
      aria-label={spoken}
      onClick={onOpen}
    >
      <span className={styles.art}>
        <EnvelopeArt size={54} />
      </span>
      <span className={styles.word}>{word}</span>
    </button>
  )
}

/** The envelope of a line of the chat; undefined with a word to the visitor when it can't be shown. */
async function openAsked(id: number): Promise<Envelope | undefined> {
  try {
    return (await fetchClaims(id)).envelope
  } catch (error) {
    toast(error instanceof CallError && !error.isOffline ? error.message : translate('live:envelopes.offline'), {
      tone: 'error',
    })
    return undefined
  }
}

/** Red envelopes that wait in the room, over the picture. */
export function EnvelopeCorner(props: RoomPartProps) {
  const t = useT('live')
  const { envelopes, change } = useEnvelopes(props)
  const [opened, setOpened] = useState<Envelope>()
  const now = useNow(envelopes.length > 0)
  const asked = useStore(props.feed.store, (state) => state.envelopeAsked)
  useEffect(() => {
    if (asked) void openAsked(asked.id).then((envelope) => envelope && setOpened(envelope))
  }, [asked])
  const more = envelopes.length - shownMax
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
