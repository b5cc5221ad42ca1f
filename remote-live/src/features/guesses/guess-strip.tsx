import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { classNames, Icon } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { lazy, Suspense, useState } from 'react'
import type { RoomDetail } from '../../parts/rooms/room'
import { useNow } from '../../parts/time/use-now'
import { foremost, type Guess, isTaking, leftText, questionText } from './guess'
import styles from './guesses.module.css'
import { useGuesses } from './use-guesses'

const GuessDialog = lazy(() => import('./guess-dialog').then(({ GuessDialog: view }) => ({ default: view })))

function Words({ guess, now }: { guess: Guess; now: number }) {
  const t = useT('live')
  const isOpen = isTaking(guess, now)
  return (
    <>
      <span className={styles.stripText} title={questionText(t, guess)}>
        {questionText(t, guess)}
      </span>
      <span className={styles.stripState} data-open={isOpen || undefined}>
        {isOpen ? leftText(guess.closesAt, now) : t(`guesses.state.${guess.state === 'open' ? 'closed' : guess.state}`)}
      </span>
    </>
  )
}

/** The guesses of a room in one line above the chat; opens them all. Nothing where there are none and none can be asked. */
export function GuessStrip({ room }: { room: RoomDetail }) {
  const t = useT('live')
  const [isOpen, setOpen] = useState(false)
  const isAnchor = useUser()?.id === room.anchor.id
  const { data: guesses = [] } = useGuesses(room.anchor.id)
  const now = useNow(guesses.some(({ state }) => state === 'open'))
  const first = foremost(guesses, now)
  if (!first && !(isAnchor && room.match)) return null
  return (
    <>
      <button
        type="button"
        className={classNames(styles.strip, css.ringed)}
        aria-haspopup="dialog"
        data-opens="guesses"
        onClick={() => setOpen(true)}
      >
        <Icon className={css.brand} name="ticket" size={16} />
        <b className={css.rigid}>{t(first ? 'guesses.title' : 'guesses.open')}</b>
        {first ? <Words guess={first} now={now} /> : undefined}
        <Icon className={css.brand} name="chevron-right" size={14} />
      </button>
      {isOpen ? (
        <Suspense>
          <GuessDialog room={room} isAnchor={isAnchor} onClose={() => setOpen(false)} />
        </Suspense>
      ) : undefined}
    </>
  )
}
