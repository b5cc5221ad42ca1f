import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { Button, Dialog, Skeleton, StateBox } from '@pitchside/ui'
import type { RoomDetail } from '../../parts/rooms/room'
import { useNow } from '../../parts/time/use-now'
import { GuessCard } from './guess-card'
import styles from './guesses.module.css'
import { OpenGuess } from './open-guess'
import { useGuesses } from './use-guesses'

interface Props {
  room: RoomDetail
  isAnchor: boolean
  onClose: () => void
}

/** All guesses of a room: to join, to wait for, and how they ended; its anchor asks new ones. */
export function GuessDialog({ room, isAnchor, onClose }: Props) {
  const t = useT('live')
  const { data: guesses, isError, refetch } = useGuesses(room.anchor.id)
  const now = useNow(true)
  const day = limits.guessDayMax
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('guesses.title')}
      description={t('guesses.rule', { min: limits.guessStakeMin, max: limits.guessStakeMax, day })}
      closeLabel={t('state.close')}
      footer={
        <Button variant="ghost" href="/member?type=11">
          {t('guesses.records')}
        </Button>
      }
    >
      <div className={styles.list}>
        {isAnchor && room.match ? <OpenGuess anchorId={room.anchor.id} sport={room.match.sport} /> : undefined}
        {isError ? (
          <LoadFailed onRetry={refetch} minHeight={160} />
        ) : !guesses ? (
          <Skeleton variant="block" height={180} />
        ) : guesses.length === 0 ? (
          <StateBox kind="empty" title={t('guesses.empty')} minHeight={160} />
        ) : (
          guesses.map((guess) => (
            <GuessCard key={guess.id} guess={guess} anchorId={room.anchor.id} isAnchor={isAnchor} now={now} />
          ))
        )}
      </div>
    </Dialog>
  )
}
