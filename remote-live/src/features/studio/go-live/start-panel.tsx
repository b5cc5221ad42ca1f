import { formatDate, useT } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { Button, Card, Select } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useState } from 'react'
import type { BroadcastForm, OwnBroadcast } from '../broadcast'
import { PlacardField } from '../settings/placard-field'
import { saveBroadcast, startBroadcast } from '../studio.calls'
import { BroadcastFields } from './broadcast-fields'
import own from './go-live.module.css'

const fresh: BroadcastForm = { kind: 0, title: '', cover: '', matchId: undefined, startsAt: undefined }
const newOne = 'new'

const formOf = ({ kind, title, cover, match, startsAt }: OwnBroadcast): BroadcastForm => ({
  kind,
  title,
  cover,
  matchId: match?.id,
  startsAt,
})

export interface StartPanelProps {
  planned: readonly OwnBroadcast[]
  onStarted: () => void
}

/** Before a broadcast: what it is about, then the button that opens the room. */
export function StartPanel({ planned, onStarted }: StartPanelProps) {
  const t = useT('live')
  const [chosen, setChosen] = useState(newOne)
  const [form, setForm] = useState(fresh)
  const [isTouched, setIsTouched] = useState(false)
  const plan = planned.find(({ id }) => String(id) === chosen)
  const start = useMutation({
    mutationFn: async () => startBroadcast(await saveBroadcast(form, plan?.id)),
    onSuccess: onStarted,
  })
  const choose = (value: string) => {
    setChosen(value)
    const next = planned.find(({ id }) => String(id) === value)
    setForm(next ? formOf(next) : fresh)
    setIsTouched(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTouched(true)
    if (form.title.trim() !== '') start.mutate()
  }
  return (
    <Card title={t('studio.live.prepare')}>
      <form className={own.prepare} onSubmit={submit} noValidate>
        {planned.length > 0 ? (
          <Select
            label={t('studio.live.from')}
            size="lg"
            value={chosen}
            onValueChange={choose}
            options={[
              { value: newOne, label: t('studio.live.fromNew') },
              ...planned.map(({ id, title, startsAt }) => ({
                value: String(id),
                label: `${formatDate(startsAt, 'moment')} · ${title}`,
              })),
            ]}
          />
        ) : undefined}
        <BroadcastFields
          form={form}
          known={plan?.match}
          titleError={isTouched && form.title.trim() === '' ? t('studio.form.titleMissing') : undefined}
          onChange={(change) => setForm({ ...form, ...change })}
        />
        <PlacardField />
        <div className={own.startRow}>
          <Button type="submit" size="lg" variant="live" icon="radio" isLoading={start.isPending}>
            {t('studio.live.start')}
          </Button>
          <p className={css.footnote}>{t('studio.live.startNote')}</p>
        </div>
      </form>
    </Card>
  )
}
