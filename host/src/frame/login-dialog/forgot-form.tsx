import { useT } from '@pitchside/i18n'
import { Button, classNames, IconButton, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useState } from 'react'
import { codeProblem, mobileProblem, newPasswordProblem } from './form-problems'
import { resetPassword } from './login.calls'
import styles from './login-form.module.css'
import type { FormProps } from './login-form-props'
import { MobileField } from './mobile-field'
import { NewPasswordField } from './new-password-field'
import { SmsCodeField } from './sms-code-field'
import { useBusy } from './use-busy'
import { useProblems } from './use-problems'

/** A new password for an account whose number the visitor still has. */
export function ForgotForm({ account, onAccountChange, onModeChange }: FormProps) {
  const t = useT('shell')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [isBusy, run] = useBusy()
  const problems = useProblems<'mobile' | 'code' | 'password'>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checks = {
      mobile: mobileProblem(account.mobile),
      code: codeProblem(code),
      password: newPasswordProblem(password),
    }
    if (!problems.check(checks)) return
    void run(async () => {
      await resetPassword(account, password, code)
      toast(t('login.resetDone'), { tone: 'success' })
      onModeChange('password')
    })
  }
  return (
    <>
      <h3 className={styles.title}>
        <IconButton icon="chevron-left" size="sm" label={t('back')} onClick={() => onModeChange('password')} />
        {t('login.forgotTitle')}
      </h3>
      <form className={classNames(styles.form, css.stack3)} onSubmit={submit} noValidate>
        <MobileField account={account} {...problems.of('mobile', onAccountChange)} />
        <SmsCodeField
          purpose="log-in"
          account={account}
          value={code}
          {...problems.of('code', setCode)}
          checkMobile={() => problems.check({ mobile: mobileProblem(account.mobile) })}
        />
        <NewPasswordField label={t('login.newPassword')} value={password} {...problems.of('password', setPassword)} />
        <Button type="submit" variant="primary" size="lg" isBlock isLoading={isBusy}>
          {t('login.reset')}
        </Button>
      </form>
    </>
  )
}
