import { useT } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { Button, Dialog, SecretCode, TextField, toast } from '@pitchside/ui'
import { type FormEvent, useId, useState } from 'react'
import { CodesView, useCopy } from './codes-view'
import { OwnPasswordField } from './own-password-field'
import { confirmTotp, startTotp, type TotpSecret } from './second-factor.calls'
import classes from './second-factor.module.css'
import { useProblemText, useReloadFactors } from './use-second-factors'

const digits = 6

interface StageProps {
  id: string
  value: string
  onValueChange: (value: string) => void
  onSubmit: () => void
  error: string | undefined
}

function PasswordStage({ id, value, onValueChange, onSubmit, error }: StageProps) {
  const t = useT('member')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form id={id} className={classes.stage} onSubmit={submit} noValidate>
      <p>{t('secondFactor.totpText')}</p>
      <OwnPasswordField value={value} onValueChange={onValueChange} error={error} takesFocus />
    </form>
  )
}

function SecretStage({ id, value, onValueChange, onSubmit, error, totp }: StageProps & { totp: TotpSecret }) {
  const t = useT('member')
  const copy = useCopy()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form id={id} className={classes.stage} onSubmit={submit} noValidate>
      <SecretCode
        image={totp.image}
        secret={totp.secret}
        labels={{
          picture: t('secondFactor.picture'),
          scan: t('secondFactor.scan'),
          type: t('secondFactor.typeKey'),
          copy: t('secondFactor.copyKey'),
        }}
        onCopy={copy}
      />
      <TextField
        size="lg"
        icon="smartphone"
        label={t('secondFactor.code')}
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        name="one-time-code"
        value={value}
        // Apps show "123 456": what is pasted is measured without what is no digit.
        onValueChange={(text) => onValueChange(text.replace(/\D/g, '').slice(0, digits))}
        error={error}
      />
    </form>
  )
}

/** Adds an authenticator app: password, then its secret and a code, then the recovery codes. Fresh with each opening. */
function TotpStages({ onClose }: { onClose: () => void }) {
  const t = useT('member')
  const formId = useId()
  const textOf = useProblemText()
  const reload = useReloadFactors()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isTouched, setIsTouched] = useState(false)
  const start = useMutation({
    mutationFn: () => startTotp(password),
    onSuccess: () => setIsTouched(false),
  })
  const confirm = useMutation({
    mutationFn: () => confirmTotp(code),
    onSuccess: (codes) => {
      reload()
      toast(t('secondFactor.added'), { tone: 'success' })
      if (codes.length === 0) onClose()
    },
  })
  const send = (isReady: boolean, mutate: () => void) => () => {
    setIsTouched(true)
    if (isReady) mutate()
  }
  const missing = (key: string, isMissing: boolean) => (isTouched && isMissing ? t(key) : undefined)
  const stage = confirm.data ? 'codes' : start.data ? 'secret' : 'password'
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('secondFactor.addTotp')}
      closeLabel={t('close')}
      isSticky
      footer={
        stage === 'codes' ? (
          <Button variant="primary" onClick={onClose}>
            {t('secondFactor.kept')}
          </Button>
        ) : (
          <Button type="submit" form={formId} variant="primary" isLoading={start.isPending || confirm.isPending}>
            {t(stage === 'password' ? 'secondFactor.goOn' : 'secondFactor.switchOn')}
          </Button>
        )
      }
    >
      {stage === 'codes' ? <CodesView codes={confirm.data ?? []} /> : undefined}
      {stage === 'secret' && start.data ? (
        <SecretStage
          id={formId}
          totp={start.data}
          value={code}
          onValueChange={(text) => {
            confirm.reset()
            setCode(text)
          }}
          onSubmit={send(code.length === digits, () => confirm.mutate())}
          error={missing('secondFactor.codeMissing', code.length !== digits) ?? textOf(confirm.error)}
        />
      ) : undefined}
      {stage === 'password' ? (
        <PasswordStage
          id={formId}
          value={password}
          onValueChange={(text) => {
            start.reset()
            setPassword(text)
          }}
          onSubmit={send(password !== '', () => start.mutate())}
          error={missing('safety.problem.missing', password === '') ?? textOf(start.error)}
        />
      ) : undefined}
    </Dialog>
  )
}

export function TotpDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return isOpen ? <TotpStages onClose={onClose} /> : undefined
}
