import { formatDate, useT } from '@pitchside/i18n'
import { Button, Card, classNames, Select } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useState } from 'react'
import type { BroadcastForm, OwnBroadcast } from '../broadcast'
import { PlacardField } from '../settings/placard-field'
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

export interface Start {
  form: BroadcastForm
  /** The plan that is begun, if it is one. */
  planId: number | undefined
  /** A phone pushes: the answer says where to. */
  isOnPhone: boolean
}

export interface StartPanelProps {
  planned: readonly OwnBroadcast[]
  /** Without a broadcast of the anchor's own the room is on air: with that of the demo. */
  isDemoShown: boolean
  /** Name of the form, for a button elsewhere that sends it. */
  formId: string
  /** The button stands elsewhere. */
  hasNoButton: boolean
  isStarting: boolean
  onStart(start: Start): void
}

/** Before a broadcast: what it is about, then the button that opens the room. */
export function StartPanel({ planned, isDemoShown, formId, hasNoButton, isStarting, onStart }: StartPanelProps) {
  const t = useT('live')
  const [chosen, setChosen] = useState(newOne)
  const [form, setForm] = useState(fresh)
  const [isTouched, setIsTouched] = useState(false)
  const plan = planned.find(({ id }) => String(id) === chosen)
  const choose = (value: string) => {
    setChosen(value)
    const next = planned.find(({ id }) => String(id) === value)
    setForm(next ? formOf(next) : fresh)
    setIsTouched(false)
  }
  const begin = (isOnPhone: boolean) => {
    setIsTouched(true)
    if (form.title.trim() !== '' && !isStarting) onStart({ form, planId: plan?.id, isOnPhone })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    begin(false)
  }
  return (
    <Card title={t('studio.live.prepare')} data-keeps-menu="">
      {isDemoShown ? <p className={css.footnote}>{t('studio.live.demoShown')}</p> : undefined}
      <form id={formId} className={classNames(own.prepare, css.oneBelow1280)} onSubmit={submit} noValidate>
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
        {hasNoButton ? undefined : (
          <div className={own.startRow}>
            <Button type="submit" size="lg" variant="live" icon="radio" isLoading={isStarting}>
              {t('studio.live.start')}
            </Button>
            <Button size="lg" variant="outline" icon="smartphone" disabled={isStarting} onClick={() => begin(true)}>
              {t('studio.phone.start')}
            </Button>
            <p className={css.footnote}>{t('studio.live.startNote')}</p>
          </div>
        )}
      </form>
    </Card>
  )
}
