import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { Button, Dialog, TextField, toast } from '@pitchside/ui'
import { type FormEvent, useId, useState } from 'react'
import { CodesView } from './codes-view'
import { OwnPasswordField } from './own-password-field'
import { addPasskey } from './second-factor.calls'
import classes from './second-factor.module.css'
import { useProblemText, useReloadFactors } from './use-second-factors'

/** What a name may not have; the server refuses it. */
const barred = /[<>&"/\\:]/g

/** Adds a passkey under a name of the member's. Fresh with each opening: a password is not left behind. */
function PasskeyForm({ onClose }: { onClose: () => void }) {
  const t = useT('member')
  const formId = useId()
  const textOf = useProblemText()
  const reload = useReloadFactors()
  const [name, setName] = useState(t('secondFactor.passkey'))
  const [password, setPassword] = useState('')
  const [isTouched, setIsTouched] = useState(false)
  const add = useMutation({
    mutationFn: () => addPasskey(password, name.trim()),
    onSuccess: (codes) => {
      reload()
      toast(t('secondFactor.added'), { tone: 'success' })
      if (codes.length === 0) onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTouched(true)
    if (password !== '' && name.trim() !== '') add.mutate()
  }
  const change = (take: (text: string) => void) => (text: string) => {
    add.reset()
    take(text)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('secondFactor.addPasskey')}
      closeLabel={t('close')}
      isSticky
      footer={
        add.data ? (
          <Button variant="primary" onClick={onClose}>
            {t('secondFactor.kept')}
          </Button>
        ) : (
          <Button type="submit" form={formId} variant="primary" isLoading={add.isPending}>
            {t('secondFactor.makePasskey')}
          </Button>
        )
      }
    >
      {add.data ? (
        <CodesView codes={add.data} />
      ) : (
        <form id={formId} className={classes.stage} onSubmit={submit} noValidate>
          <p>{t('secondFactor.passkeyText')}</p>
          <TextField
            size="lg"
            label={t('secondFactor.name')}
            autoComplete="off"
            maxLength={limits.secondFactorNameChars}
            value={name}
            onValueChange={change((text) => setName(text.replace(barred, '')))}
            error={isTouched && name.trim() === '' ? t('secondFactor.nameMissing') : undefined}
          />
          <OwnPasswordField
            value={password}
            onValueChange={change(setPassword)}
            error={isTouched && password === '' ? t('safety.problem.missing') : textOf(add.error)}
            takesFocus
          />
        </form>
      )}
    </Dialog>
  )
}

export function PasskeyDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return isOpen ? <PasskeyForm onClose={onClose} /> : undefined
}
