import { circleLimits } from '@pitchside/contract/circles'
import { useT } from '@pitchside/i18n'
import { Button, Segmented, TextField } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import classes from '../order.module.css'
import { type PollDraft, pollHoursOf } from './draft'

/** A field is its place. */
const fields = ['a', 'b', 'c', 'd', 'e', 'f']

interface PollEditorProps {
  poll: PollDraft
  isLocked: boolean
  isWrong: boolean
  onChange: (poll: PollDraft | undefined) => void
}

/** Answers of a poll in a post, whose question is its text, and how long they are taken. */
export function PollEditor({ poll, isLocked, isWrong, onChange }: PollEditorProps) {
  const t = useT('content')
  const write = (place: number, text: string): void => {
    const cut = [...text].slice(0, circleLimits.pollOptionChars).join('')
    const next = poll.options.map((option, at) => (at === place ? cut : option))
    // A free field waits below the last one that is written.
    const isFull = next.at(-1) !== '' && next.length < circleLimits.pollOptionsMax
    onChange({ ...poll, options: isFull ? [...next, ''] : next })
  }
  return (
    <fieldset className={classes.editor} disabled={isLocked}>
      <legend className={css.spoken}>{t('circleOrder.poll')}</legend>
      {poll.options.map((option, place) => (
        <TextField
          key={fields[place]}
          label={t('circleOrder.pollOption', { number: place + 1 })}
          isLabelHidden
          placeholder={t('circleOrder.pollOption', { number: place + 1 })}
          value={option}
          onValueChange={(text) => write(place, text)}
        />
      ))}
      <div className={css.rowWrap3}>
        <Segmented
          label={t('circleOrder.pollTime')}
          value={String(poll.hours)}
          onValueChange={(hours) => onChange({ ...poll, hours: pollHoursOf(Number(hours)) })}
          options={circleLimits.pollHours.map((hours) => ({
            value: String(hours),
            label: hours < 24 ? t('circleOrder.hours', { count: hours }) : t('circleOrder.days', { count: hours / 24 }),
          }))}
        />
        <Button size="sm" variant="ghost" className={css.pushed} onClick={() => onChange(undefined)}>
          {t('circleOrder.pollRemove')}
        </Button>
      </div>
      {isWrong ? (
        <p className={css.problem} role="alert">
          {t('circleOrder.pollWrong')}
        </p>
      ) : undefined}
    </fieldset>
  )
}
