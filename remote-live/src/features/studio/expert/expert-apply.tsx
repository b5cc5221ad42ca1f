import { countWords } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { useMutation, useQuery } from '@pitchside/platform'
import { Button, Card, classNames, TextArea, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useRef, useState } from 'react'
import { ContactFields, PaperFields, PaperPhotos } from '../apply/applicant-fields'
import type { Problems } from '../apply/applicant-form'
import { fetchOwnMobile } from '../apply/application.calls'
import styles from '../apply/apply.module.css'
import { useDraft } from '../apply/use-draft'
import { AnalystCode } from './analyst-code'
import { sendExpertApplication } from './expert.calls'
import classes from './expert.module.css'
import { type ExpertForm, expertProblems, fieldOfRefusal } from './expert-form'

const photos = ['front', 'back'] as const

/** Shows problems at their fields and takes the reader to the first. */
function useProblems() {
  const t = useT('live')
  const formElement = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems<ExpertForm>>({})
  const show = (found: Problems<ExpertForm>): void => {
    setProblems(found)
    // What is wrong is marked with the next frame.
    requestAnimationFrame(() => formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return {
    formElement,
    problems,
    show,
    showKeys(keys: Problems<ExpertForm>): void {
      const texts = Object.entries(keys).map(([field, key]) => [
        field,
        t(`studio.apply.problem.${key}`, { words: limits.expertExperienceWords }),
      ])
      show(Object.fromEntries(texts))
      toast(t('expert.incomplete'), { id: 'expert-incomplete', tone: 'error' })
    },
    forget(fields: readonly string[]): void {
      setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))))
    },
  }
}

/** The form to become an expert. Nothing typed is lost by a refusal. */
export function ExpertApply({ initial, onSent }: { initial: ExpertForm; onSent: () => void }) {
  const t = useT('live')
  const draft = useDraft('expert-application', initial)
  const { form } = draft
  const { formElement, problems, show, showKeys, forget } = useProblems()
  const { data: own } = useQuery({ queryKey: ['live', 'own-mobile'], queryFn: ({ signal }) => fetchOwnMobile(signal) })
  const send = useMutation({
    mutationFn: () => sendExpertApplication(form),
    onSuccess: () => {
      draft.drop()
      onSent()
    },
    onError: (error) => {
      const message = error instanceof CallError && error.code > 0 ? error.message : t('state.failed')
      const field = error instanceof CallError ? fieldOfRefusal(error.reason) : undefined
      if (field) show({ [field]: message })
      else toast(message, { tone: 'error' })
    },
  })
  const change = (next: Partial<ExpertForm>): void => {
    draft.change(next)
    forget(Object.keys(next))
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (send.isPending) return
    const found = expertProblems(form, { countryCode: own?.countryCode ?? '86', now: Date.now() })
    if (Object.keys(found).length > 0) showKeys(found)
    else send.mutate()
  }
  const words = countWords(form.introduction)
  const isLong = words > limits.expertExperienceWords
  const parts = { form, problems, onChange: change }
  return (
    <Card title={t('expert.title')}>
      <form ref={formElement} className={css.form} onSubmit={submit} noValidate aria-label={t('expert.title')}>
        <p className={styles.note}>{t('expert.lead')}</p>
        <PaperFields {...parts} />
        <PaperPhotos names={photos} {...parts} />
        <TextArea
          label={t('expert.work')}
          rows={6}
          value={form.introduction}
          maxLength={limits.expertExperienceChars}
          help={t('expert.workHelp', { words: limits.expertExperienceWords })}
          error={problems.introduction}
          onValueChange={(introduction) => change({ introduction })}
        />
        <p className={classNames(classes.words, isLong && css.markedDanger)} role={isLong ? 'status' : undefined}>
          {t('expert.words', { words, most: limits.expertExperienceWords })}
        </p>
        <ContactFields {...parts} />
        <AnalystCode isTicked={form.agrees} problem={problems.agrees} onTicked={(agrees) => change({ agrees })} />
        <div className={classNames(styles.buttons, css.flex3)}>
          <Button size="lg" variant="primary" type="submit" isLoading={send.isPending}>
            {t('studio.apply.send')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
