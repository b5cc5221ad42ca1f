import { useT } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { Button, Dialog, toast } from '@pitchside/ui'
import { type FormEvent, useId, useState } from 'react'
import { CodesView } from './codes-view'
import { OwnPasswordField } from './own-password-field'
import { removeSecondFactor, renewRecoveryCodes } from './second-factor.calls'
import classes from './second-factor.module.css'
import { useProblemText, useReloadFactors } from './use-second-factors'

/** What is asked the password for: a factor to remove, or new recovery codes. */
export type Change = { is: 'remove'; id: number; name: string; isLast: boolean } | { is: 'renew' }

interface Props {
  change: Change
  onClose: () => void
}

/** Removes a factor or makes new recovery codes, after the password. */
export function ProveDialog({ change, onClose }: Props) {
  const t = useT('member')
  const formId = useId()
  const textOf = useProblemText()
  const reload = useReloadFactors()
  const [password, setPassword] = useState('')
  const [isTouched, setIsTouched] = useState(false)
  const isRemoval = change.is === 'remove'
  const save = useMutation({
    mutationFn: async (): Promise<string[] | undefined> => {
      if (change.is === 'renew') return renewRecoveryCodes(password)
      await removeSecondFactor(change.id, password)
      return undefined
    },
    onSuccess: (codes) => {
      reload()
      if (codes) return
      toast(t('secondFactor.removed'), { tone: 'success' })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTouched(true)
    if (password !== '') save.mutate()
  }
  const lead = () => {
    if (change.is === 'renew') return t('secondFactor.renewText')
    return t(change.isLast ? 'secondFactor.removeLastText' : 'secondFactor.removeText', { name: change.name })
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t(isRemoval ? 'secondFactor.remove' : 'secondFactor.renew')}
      closeLabel={t('close')}
      isSticky
      footer={
        save.data ? (
          <Button variant="primary" onClick={onClose}>
            {t('secondFactor.kept')}
          </Button>
        ) : (
          <Button type="submit" form={formId} variant={isRemoval ? 'danger' : 'primary'} isLoading={save.isPending}>
            {t(isRemoval ? 'secondFactor.remove' : 'secondFactor.renew')}
          </Button>
        )
      }
    >
      {save.data ? (
        <CodesView codes={save.data} />
      ) : (
        <form id={formId} className={classes.stage} onSubmit={submit} noValidate>
          <p>{lead()}</p>
          <OwnPasswordField
            value={password}
            onValueChange={(text) => {
              save.reset()
              setPassword(text)
            }}
            error={isTouched && password === '' ? t('safety.problem.missing') : textOf(save.error)}
            takesFocus
          />
        </form>
      )}
    </Dialog>
  )
}
