import { isGoalType } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { Button, Card, classNames, IconButton, Skeleton, Slider } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { CSSProperties } from 'react'
import styles from './replay-bar.module.css'
import { keyFrames, type Replay } from './replay-fold'
import type { ReplayControl } from './use-replay'

/** Goals and red cards on the line of the scrubber. */
function Marks({ replay }: { replay: Replay }) {
  const total = Math.max(1, replay.frames.length)
  return (
    <span className={styles.marks} aria-hidden="true">
      {replay.incidents
        .filter(({ event }) => isGoalType(event.type) || event.type === 4 || event.type === 15)
        .map(({ event, frame, cancelledFrame }) => (
          <i
            key={event.id}
            className={isGoalType(event.type) ? styles.goal : styles.red}
            data-side={event.side}
            data-cancelled={cancelledFrame === undefined ? undefined : ''}
            style={{ '--at': frame / total } as CSSProperties}
          />
        ))}
    </span>
  )
}

/**
 * Scrubber of a finished match. The slider takes the keyboard: arrows a minute, Page Up and Down ten, Home and End; the
 * buttons beside it jump from goal to goal.
 */
export function ReplayBar({ control, hasMarks }: { control: ReplayControl; hasMarks: boolean }) {
  const t = useT('scores')
  const { replay, state, frame } = control
  if (control.isFailed)
    return (
      <Card>
        <LoadFailed onRetry={control.retry} title={t('match.failed')} />
      </Card>
    )
  if (!replay || !state)
    return (
      <Card>
        <Skeleton variant="block" height={44} />
      </Card>
    )
  const keys = keyFrames(replay)
  const earlier = keys.filter((key) => key < frame).at(-1)
  const later = keys.find((key) => key > frame)
  const score = `${Math.max(state.home[0] ?? 0, state.home[5] ?? 0)}-${Math.max(state.away[0] ?? 0, state.away[5] ?? 0)}`
  const words = state.minute ? `${state.minute}′ ${score}` : t('match.replay.start')
  return (
    <Card className={styles.card}>
      <div className={classNames(css.wrapBelow720, css.row, css.gap6px)}>
        <IconButton
          icon={control.isPlaying ? 'pause' : 'play'}
          label={t(control.isPlaying ? 'match.replay.pause' : 'match.replay.play')}
          onClick={control.toggle}
        />
        <IconButton
          icon="chevron-left"
          label={t('match.replay.earlier')}
          disabled={earlier === undefined}
          onClick={() => control.seek(earlier ?? 0)}
        />
        <IconButton
          icon="chevron-right"
          label={t('match.replay.later')}
          disabled={later === undefined}
          onClick={() => control.seek(later ?? frame)}
        />
        <span className={styles.track}>
          {hasMarks ? <Marks replay={replay} /> : undefined}
          <Slider
            label={t('match.replay.scrub')}
            min={0}
            max={replay.frames.length}
            value={frame}
            valueText={words}
            onValueChange={control.seek}
          />
        </span>
        <output className={styles.words}>{words}</output>
        <Button size="sm" variant="outline" onClick={control.close}>
          {t('match.replay.close')}
        </Button>
      </div>
    </Card>
  )
}
