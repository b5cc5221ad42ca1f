import type { LoginMode } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { classNames, Icon, type IconName, Link, Segmented, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { CodeLogin } from './code-login'
import { ForgotForm } from './forgot-form'
import { loadNextStep } from './load-next-step'
import type { FormProps, PanelMode } from './login-form-props'
import styles from './login-panel.module.css'
import type { NextStep } from './next-step'
import { PasswordLogin } from './password-login'
import { QrLogin } from './qr-login'
import { RegisterForm } from './register-form'
import { emptyAccount, rememberedAccount } from './remembered-account'
import picture from './stadium.webp'

const perks: readonly { icon: IconName; text: string }[] = [
  { icon: 'bell', text: 'login.perkAlerts' },
  { icon: 'heart', text: 'login.perkFollow' },
  { icon: 'gift', text: 'login.perkCheckIn' },
]

function Poster() {
  const t = useT('shell')
  return (
    <div className={classNames(styles.poster, css.hiddenBelow720)}>
      <img src={picture} alt="" />
      <h2>
        {t('login.sloganTop')}
        <br />
        {t('login.sloganBottom')}
      </h2>
      <ul>
        {perks.map(({ icon, text }) => (
          <li className={css.row2} key={text}>
            <Icon name={icon} size={16} />
            {t(text)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Agreement({ onNavigate }: { onNavigate: () => void }) {
  const t = useT('shell')
  return (
    <p className={styles.agreement}>
      {t('login.agreeBefore')}
      <Link className={css.hoverMain} href="/about-user?type=3" onClick={onNavigate}>
        {t('login.terms')}
      </Link>
      {t('login.agreeAnd')}
      <Link className={css.hoverMain} href="/about-user?type=4" onClick={onNavigate}>
        {t('login.privacy')}
      </Link>
    </p>
  )
}

interface LoginPanelProps {
  initialMode: LoginMode
  onNavigate: () => void
}

type FirstStepProps = LoginPanelProps & Omit<FormProps, 'onModeChange'>

/** The code to scan, and the forms for a number: with its password, with a code that comes to it. */
function FirstStep({ initialMode, onNavigate, ...rest }: FirstStepProps) {
  const t = useT('shell')
  const [mode, setMode] = useState<PanelMode>(initialMode)
  const form = { ...rest, onModeChange: setMode }
  return (
    <>
      {mode === 'qr' || mode === 'password' || mode === 'code' ? (
        <Segmented<PanelMode>
          className={styles.ways}
          label={t('login.ways')}
          value={mode}
          onValueChange={setMode}
          options={[
            { value: 'qr', label: t('login.byQr') },
            { value: 'password', label: t('login.byPhone') },
            { value: 'code', label: t('login.byCode') },
          ]}
        />
      ) : undefined}
      {mode === 'qr' ? <QrLogin onNavigate={onNavigate} /> : undefined}
      {mode === 'password' ? <PasswordLogin {...form} /> : undefined}
      {mode === 'code' ? <CodeLogin {...form} /> : undefined}
      {mode === 'register' ? <RegisterForm {...form} /> : undefined}
      {mode === 'forgot' ? <ForgotForm {...form} /> : undefined}
    </>
  )
}

/** The log-in in all its forms; the dialog and the page show the same. */
export function LoginPanel({ initialMode, onNavigate }: LoginPanelProps) {
  const [account, setAccount] = useState(() => rememberedAccount() ?? emptyAccount)
  const [next, setNext] = useState<{ step: NextStep; View: Awaited<ReturnType<typeof loadNextStep>> }>()
  const [isBack, setIsBack] = useState(false)
  const back = (message?: string) => {
    if (message) toast(message, { tone: 'error' })
    setIsBack(true)
    setNext(undefined)
  }
  const lead = async (step: NextStep) => setNext({ step, View: await loadNextStep() })
  return (
    <div className={classNames(styles.panel, css.oneBelow720)}>
      <Poster />
      <div className={styles.side}>
        {next ? (
          <next.View step={next.step} onBack={back} />
        ) : (
          <FirstStep
            initialMode={isBack ? 'password' : initialMode}
            onNavigate={onNavigate}
            account={account}
            onAccountChange={setAccount}
            onNextStep={lead}
            takesFocus={isBack}
          />
        )}
        <Agreement onNavigate={onNavigate} />
      </div>
    </div>
  )
}
