import { pollLimits } from '@pitchside/contract/rooms'
import { useT } from '@pitchside/i18n'
import { refusalOf } from '@pitchside/parts'
import { useMutation } from '@pitchside/platform'
import { Button, Dialog, Segmented, TextField, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useState } from 'react'
import { openPoll } from './polls.calls'

/** A field is its place. */
const fields = ['a', 'b', 'c', 'd', 'e']

/** The anchor asks the room: a question, two to five answers, and how long they are taken. */
export function PollDialog({ onClose }: { onClose: () => void }) {
  const t = useT('live')
  const [question, setQuestion] = useState('')
  const [options, setOptions] = useState<readonly string[]>(['', ''])
  const [seconds, setSeconds] = useState('120')
  const written = options.filter((option) => option.trim() !== '')
  const asking = useMutation({
    mutationFn: () =>
      openPoll({
        question: question.trim(),
        options: written,
        seconds: pollLimits.seconds.find((one) => String(one) === seconds) ?? 120,
      }),
    onSuccess: () => {
      toast(t('poll.asked'), { tone: 'success' })
      onClose()
    },
  })
  const write = (place: number, text: string): void =>
    setOptions((known) => {
      const next = known.map((option, at) => (at === place ? text : option))
      // A free field waits below the last one that is written.
      return next.at(-1) !== '' && next.length < pollLimits.options ? [...next, ''] : next
    })
  const canAsk = question.trim() !== '' && written.length >= 2
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (canAsk) asking.mutate()
  }
  return (
    <Dialog isOpen isSticky title={t('poll.ask')} closeLabel={t('state.close')} onOpenChange={onClose}>
      <form className={css.stack3} onSubmit={submit}>
        <TextField
          label={t('poll.question')}
          value={question}
          maxLength={pollLimits.questionChars}
          onValueChange={setQuestion}
        />
        {options.map((option, place) => (
          <TextField
            key={fields[place]}
            label={t('poll.option', { number: place + 1 })}
            value={option}
            maxLength={pollLimits.optionChars}
            onValueChange={(text) => write(place, text)}
          />
        ))}
        <Segmented
          label={t('poll.time')}
          value={seconds}
          onValueChange={setSeconds}
          options={pollLimits.seconds.map((one) => ({
            value: String(one),
            label: t('poll.minutes', { count: one / 60 }),
          }))}
        />
        {asking.error ? (
          <p className={css.danger} role="alert">
            {refusalOf(asking.error) ?? t('state.failed')}
          </p>
        ) : undefined}
        <Button type="submit" variant="primary" disabled={!canAsk} isLoading={asking.isPending}>
          {t('poll.ask')}
        </Button>
      </form>
    </Dialog>
  )
}
