import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { useMutation, useQuery } from '@pitchside/platform'
import { Button, Card, classNames, Icon, Link, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useState } from 'react'
import { fetchOwnMobile, sendApplication } from './application.calls'
import styles from './apply.module.css'
import { type ApplyField, type ApplyForm, type ApplyProblems, placeOfReason, problemsOf, steps } from './apply-form'
import { ContactStep, ExperienceStep, IdentityStep } from './apply-steps'
import { stepLook } from './step-look'
import { useDraft } from './use-draft'

export interface ApplyWizardProps {
  /** What an earlier application said. */
  initial: ApplyForm
  onSent: () => void
}

const views = [IdentityStep, ExperienceStep, ContactStep]

/** Three steps to an application. Nothing typed is lost by going back or by a refusal. */
export function ApplyWizard({ initial, onSent }: ApplyWizardProps) {
  const t = useT('live')
  const draft = useDraft('anchor-application', initial)
  const { form } = draft
  const place = useDraft('anchor-application-step', { step: 0 })
  const { step } = place.form
  const setStep = (next: number) => place.change({ step: next })
  const [problems, setProblems] = useState<ApplyProblems>({})
  const { data: own } = useQuery({ queryKey: ['live', 'own-mobile'], queryFn: ({ signal }) => fetchOwnMobile(signal) })
  const isLast = step === steps.length - 1
  const context = () => ({ countryCode: own?.countryCode ?? '86', now: Date.now() })
  const send = useMutation({
    mutationFn: () => sendApplication(form),
    onSuccess: () => {
      draft.drop()
      place.drop()
      onSent()
    },
    onError: (error) => {
      const message = error instanceof CallError && error.code > 0 ? error.message : t('state.failed')
      const place = error instanceof CallError ? placeOfReason(error.reason) : undefined
      if (!place) return void toast(message, { tone: 'error' })
      setStep(place.step)
      setProblems({ [place.field]: message })
    },
  })
  /** Shows what is wrong with the steps from one to another and gives the first of them; -1 when all is well. */
  const check = (from: number, to: number): number => {
    for (let index = from; index <= to; index++) {
      const fields = steps[index]?.fields ?? []
      const found = problemsOf(form, fields, context())
      if (Object.keys(found).length === 0) continue
      const texts = Object.entries(found).map(([field, key]) => [field, t(`studio.apply.problem.${key}`)])
      setProblems(Object.fromEntries(texts) as ApplyProblems)
      return index
    }
    setProblems({})
    return -1
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = check(isLast ? 0 : step, step)
    if (wrong >= 0) setStep(wrong)
    else if (isLast) send.mutate()
    else setStep(step + 1)
  }
  const change = (next: Partial<ApplyForm>) => {
    draft.change(next)
    setProblems((before) => {
      const left = { ...before }
      for (const field of Object.keys(next) as ApplyField[]) delete left[field]
      return left
    })
  }
  const View = views[step] ?? IdentityStep
  return (
    <Card title={t('studio.apply.title')}>
      <ol className={styles.steps}>
        {steps.map(({ key }, index) => (
          <li
            key={key}
            className={classNames(styles.step, index < step && styles.done)}
            aria-current={index === step ? 'step' : undefined}
          >
            <i className={stepLook(index, step)}>{index < step ? <Icon name="check" size={14} /> : index + 1}</i>
            {t(`studio.apply.step.${key}`)}
          </li>
        ))}
      </ol>
      <form className={css.form} onSubmit={submit} noValidate aria-label={t('studio.apply.title')}>
        <View form={form} problems={problems} onChange={change} mobile={own?.shown ?? ''} />
        {isLast ? (
          <p className={styles.note}>
            {t('studio.apply.agreeBefore')}
            <Link className={css.underlined} href="/about-user?type=5" target="_blank">
              {t('studio.apply.agreement')}
            </Link>
          </p>
        ) : undefined}
        <div className={classNames(styles.buttons, css.flex3)}>
          {step > 0 ? (
            <Button size="lg" variant="outline" onClick={() => setStep(step - 1)}>
              {t('studio.apply.previous')}
            </Button>
          ) : undefined}
          <Button size="lg" variant="primary" type="submit" isLoading={send.isPending}>
            {t(isLast ? 'studio.apply.send' : 'studio.apply.next')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
