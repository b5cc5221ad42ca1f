import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useMutation, useQueryClient } from '@pitchside/platform'
import { Button, Dialog, PasswordField, toast } from '@pitchside/ui'
import { type FormEvent, useId, useState } from 'react'
import { useRefusal } from '../../parts/forms/use-refusal'
import { devicesKey } from '../../parts/safety-rows/devices-key'
import classes from '../../parts/safety-rows/safety.module.css'
import { OwnCodeField } from '../own-code/own-code-field'
import { changePassword } from './safety.calls'
import { type PasswordFields, passwordProblems } from './safety-form.rules'

const empty: PasswordFields = { present: '', next: '', again: '', code: '' }
/** Where a refusal of the server belongs. */
const fieldOf = {
  'password-wrong': 'present',
  'password-same': 'next',
  'password-new': 'next',
  'code-wrong': 'code',
  'code-dead': 'code',
} as const
const secrets = ['present', 'next', 'again'] as const

interface Props {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  mobile: string
}

/** A new password: the old one, the new one twice, and a code. All other devices are signed out by it. */
export function PasswordDialog({ isOpen, onOpenChange, mobile }: Props) {
  const t = useT('member')
  const formId = useId()
  const client = useQueryClient()
  const [fields, setFields] = useState(empty)
  const [isTouched, setIsTouched] = useState(false)
  const close = (isNowOpen: boolean) => {
    // A password is not left behind in a closed dialog.
    setFields(empty)
    setIsTouched(false)
    save.reset()
    onOpenChange(isNowOpen)
  }
  const save = useMutation({
    mutationFn: () => changePassword(fields.present, fields.next, fields.code),
    onSuccess: () => {
      toast(t('safety.passwordChanged'), { tone: 'success' })
      close(false)
      void client.invalidateQueries({ queryKey: devicesKey })
    },
  })
  const refused = useRefusal<keyof PasswordFields>(save.error, fieldOf)
  const problems = passwordProblems(fields)
  const change = (next: Partial<PasswordFields>) => {
    save.reset()
    setFields({ ...fields, ...next })
  }
  const errorOf = (field: keyof PasswordFields) =>
    isTouched && problems[field]
      ? t(`safety.problem.${problems[field]}`, { count: limits.passwordMinChars })
      : refused[field]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTouched(true)
    if (Object.keys(problems).length === 0) save.mutate()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title={t('safety.changePassword')}
      description={t('safety.passwordHint')}
      closeLabel={t('close')}
      size="sm"
      isSticky
      footer={
        <Button type="submit" form={formId} variant="primary" isLoading={save.isPending}>
          {t('safety.changePassword')}
        </Button>
      }
    >
      <form id={formId} className={classes.form} onSubmit={submit} noValidate>
        {secrets.map((field) => (
          <PasswordField
            key={field}
            size="lg"
            label={t(`safety.${field}`)}
            showLabel={t('safety.show')}
            hideLabel={t('safety.hide')}
            autoComplete={field === 'present' ? 'current-password' : 'new-password'}
            maxLength={limits.passwordMaxChars}
            help={field === 'next' ? t('safety.passwordHelp', { count: limits.passwordMinChars }) : undefined}
            value={fields[field]}
            onValueChange={(value) => change({ [field]: value })}
            error={errorOf(field)}
          />
        ))}
        <OwnCodeField
          purpose="password"
          mobile={mobile}
          value={fields.code}
          onValueChange={(code) => change({ code })}
          error={errorOf('code')}
        />
      </form>
    </Dialog>
  )
}
