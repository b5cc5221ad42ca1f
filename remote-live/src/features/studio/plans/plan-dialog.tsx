import { fromLocalTime, hourMs, toLocalTime } from '@pitchside/base'
import { useT } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { Button, Dialog, TextField } from '@pitchside/ui'
import { useState } from 'react'
import type { BroadcastForm, OwnBroadcast } from '../broadcast'
import { BroadcastFields } from '../go-live/broadcast-fields'
import { saveBroadcast } from '../studio.calls'
import styles from '../studio.module.css'
import { planProblems } from './plan-form'

export interface PlanDialogProps {
  /** Undefined: a new one. */
  plan: OwnBroadcast | undefined
  onClose: () => void
  onSaved: () => void
}

function formOf(plan: OwnBroadcast | undefined): BroadcastForm {
  if (!plan)
    return { kind: 0, title: '', cover: '', matchId: undefined, startsAt: Math.ceil(Date.now() / hourMs) * hourMs }
  const { kind, title, cover, match, startsAt } = plan
  return { kind, title, cover, matchId: match?.id, startsAt }
}

/** A planned broadcast: what it is about and when it begins. */
export function PlanDialog({ plan, onClose, onSaved }: PlanDialogProps) {
  const t = useT('live')
  const [form, setForm] = useState(() => formOf(plan))
  const [isTouched, setIsTouched] = useState(false)
  const save = useMutation({ mutationFn: () => saveBroadcast(form, plan?.id), onSuccess: onSaved })
  const problems = isTouched ? planProblems(form, Date.now(), plan?.startsAt) : {}
  const submit = () => {
    setIsTouched(true)
    if (Object.keys(planProblems(form, Date.now(), plan?.startsAt)).length === 0) save.mutate()
  }
  return (
    <Dialog
      isOpen
      isSticky
      size="md"
      title={t(plan ? 'studio.plans.edit' : 'studio.plans.new')}
      closeLabel={t('state.close')}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('studio.cancel')}
          </Button>
          <Button variant="primary" isLoading={save.isPending} onClick={submit}>
            {t('studio.save')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <BroadcastFields
          form={form}
          known={plan?.match}
          followsMatch
          titleError={problems.title && t(`studio.form.${problems.title}`)}
          onChange={(change) => setForm({ ...form, ...change })}
        />
        <TextField
          label={t('studio.form.startsAt')}
          size="lg"
          type="datetime-local"
          value={toLocalTime(form.startsAt)}
          error={problems.startsAt && t(`studio.form.${problems.startsAt}`)}
          onValueChange={(text) => setForm({ ...form, startsAt: fromLocalTime(text) })}
        />
      </div>
    </Dialog>
  )
}
