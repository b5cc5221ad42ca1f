import { useT } from '@pitchside/i18n'
import { Button, classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useState } from 'react'
import { codeProblem, mobileProblem } from './form-problems'
import { logIn } from './login.calls'
import styles from './login-form.module.css'
import type { FormProps } from './login-form-props'
import { MobileField } from './mobile-field'
import { SmsCodeField } from './sms-code-field'
import { useBusy } from './use-busy'
import { useProblems } from './use-problems'

/** Log-in without a password, with a code that comes to the number. Sending it has asked for work: no captcha besides. */
export function CodeLogin({ account, onAccountChange, onModeChange, onNextStep }: FormProps) {
  const t = useT('shell')
  const [code, setCode] = useState('')
  const [isBusy, run] = useBusy()
  const problems = useProblems<'mobile' | 'code'>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!problems.check({ mobile: mobileProblem(account.mobile), code: codeProblem(code) })) return
    void run(async () => {
      const next = await logIn(account, { code })
      if (next) await onNextStep(next)
    })
  }
  return (
    <form className={classNames(styles.form, css.stack3)} onSubmit={submit} noValidate>
      <MobileField account={account} {...problems.of('mobile', onAccountChange)} />
      <SmsCodeField
        purpose="log-in"
        account={account}
        value={code}
        {...problems.of('code', setCode)}
        checkMobile={() => problems.check({ mobile: mobileProblem(account.mobile) })}
      />
      <Button type="submit" variant="primary" size="lg" isBlock isLoading={isBusy}>
        {t('login.submit')}
      </Button>
      <p className={styles.other}>
        {t('login.noAccount')}
        <button type="button" className={styles.strong} onClick={() => onModeChange('register')}>
          {t('login.toRegister')}
        </button>
      </p>
    </form>
  )
}
