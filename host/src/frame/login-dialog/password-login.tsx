import { useT } from '@pitchside/i18n'
import { Button, Checkbox, classNames, PasswordField } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useState } from 'react'
import { CaptchaStep } from './captcha-step'
import { mobileProblem, passwordProblem } from './form-problems'
import { logIn } from './login.calls'
import styles from './login-form.module.css'
import type { FormProps } from './login-form-props'
import { MobileField } from './mobile-field'
import { forgetAccount, rememberAccount, rememberedAccount } from './remembered-account'
import { useBusy } from './use-busy'
import { useProblems } from './use-problems'

/** Log-in with mobile number and password; the captcha comes in between. */
export function PasswordLogin({ account, onAccountChange, onModeChange, onNextStep, takesFocus }: FormProps) {
  const t = useT('shell')
  const [password, setPassword] = useState('')
  const [isRemembered, setIsRemembered] = useState(() => rememberedAccount() !== undefined)
  const [hasCaptcha, setHasCaptcha] = useState(false)
  const [isBusy, run] = useBusy()
  const problems = useProblems<'mobile' | 'password'>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problems.check({ mobile: mobileProblem(account.mobile), password: passwordProblem(password) }))
      setHasCaptcha(true)
  }
  const enter = (captcha: string) => {
    setHasCaptcha(false)
    void run(async () => {
      const next = await logIn(account, { password, captcha })
      if (isRemembered) rememberAccount(account)
      else forgetAccount()
      if (next) await onNextStep(next)
    })
  }
  return (
    <>
      <form className={classNames(styles.form, css.stack3)} onSubmit={submit} noValidate inert={hasCaptcha}>
        <MobileField account={account} {...problems.of('mobile', onAccountChange)} />
        <PasswordField
          size="lg"
          label={t('login.password')}
          isLabelHidden
          placeholder={t('login.password')}
          showLabel={t('login.showPassword')}
          hideLabel={t('login.hidePassword')}
          name="password"
          autoFocus={takesFocus}
          value={password}
          {...problems.of('password', setPassword)}
        />
        <div className={styles.between}>
          <Checkbox checked={isRemembered} onCheckedChange={setIsRemembered}>
            {t('login.remember')}
          </Checkbox>
          <button
            type="button"
            className={classNames(styles.quiet, css.hoverMain)}
            onClick={() => onModeChange('forgot')}
          >
            {t('login.forgot')}
          </button>
        </div>
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
      {hasCaptcha ? <CaptchaStep onSolved={enter} onClose={() => setHasCaptcha(false)} /> : undefined}
    </>
  )
}
