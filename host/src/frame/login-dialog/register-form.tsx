import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useSearchParams } from '@pitchside/platform'
import { Button, classNames, TextField, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useState } from 'react'
import { CaptchaStep } from './captcha-step'
import { codeProblem, mobileProblem, newPasswordProblem } from './form-problems'
import { registerAccount } from './login.calls'
import styles from './login-form.module.css'
import type { FormProps } from './login-form-props'
import { MobileField } from './mobile-field'
import { NewPasswordField } from './new-password-field'
import { SmsCodeField } from './sms-code-field'
import { useBusy } from './use-busy'
import { useProblems } from './use-problems'

/** A new account; afterwards the visitor logs in with it. */
export function RegisterForm({ account, onAccountChange, onModeChange }: FormProps) {
  const t = useT('shell')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  // An invitation carries its code in the address.
  const [search] = useSearchParams()
  const [invite, setInvite] = useState(() => (search.get('invite') ?? '').slice(0, limits.nicknameChars))
  const [hasCaptcha, setHasCaptcha] = useState(false)
  const [isBusy, run] = useBusy()
  const problems = useProblems<'mobile' | 'code' | 'password'>()
  const checkMobile = () => problems.check({ mobile: mobileProblem(account.mobile) })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checks = {
      mobile: mobileProblem(account.mobile),
      code: codeProblem(code),
      password: newPasswordProblem(password),
    }
    if (problems.check(checks)) setHasCaptcha(true)
  }
  const register = (captcha: string) => {
    setHasCaptcha(false)
    void run(async () => {
      await registerAccount({ account, password, code, captcha, invite: invite.trim() })
      toast(t('login.registered'), { tone: 'success' })
      onModeChange('password')
    })
  }
  return (
    <>
      <h3 className={styles.title}>{t('login.registerTitle')}</h3>
      <form className={classNames(styles.form, css.stack3)} onSubmit={submit} noValidate inert={hasCaptcha}>
        <MobileField account={account} {...problems.of('mobile', onAccountChange)} />
        <SmsCodeField
          purpose="register"
          account={account}
          value={code}
          {...problems.of('code', setCode)}
          checkMobile={checkMobile}
        />
        <NewPasswordField label={t('login.setPassword')} value={password} {...problems.of('password', setPassword)} />
        <TextField
          size="lg"
          icon="user-plus"
          label={t('login.invite')}
          isLabelHidden
          placeholder={t('login.invite')}
          name="invite"
          maxLength={limits.nicknameChars}
          value={invite}
          onValueChange={setInvite}
        />
        <Button type="submit" variant="primary" size="lg" isBlock isLoading={isBusy}>
          {t('login.register')}
        </Button>
        <p className={styles.other}>
          {t('login.hasAccount')}
          <button type="button" className={styles.strong} onClick={() => onModeChange('password')}>
            {t('login.toLogin')}
          </button>
        </p>
      </form>
      {hasCaptcha ? <CaptchaStep onSolved={register} onClose={() => setHasCaptcha(false)} /> : undefined}
    </>
  )
}
