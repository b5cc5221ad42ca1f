import { hasPasskeys } from '@pitchside/base'
import type { SecondFactorAsked } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { Button, classNames, Icon, IconButton, type IconName, TextField } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useState } from 'react'
import styles from './login-form.module.css'
import { confirmByCode, confirmByPasskey } from './second-step.calls'
import { type Attempt, useAttempt } from './use-attempt'

type Way = SecondFactorAsked['methods'][number]

/** The quickest first. */
const order: readonly Way[] = ['passkey', 'totp', 'recovery']
const icons: Record<Way, IconName> = { passkey: 'lock', totp: 'smartphone', recovery: 'file-text' }

/** How many signs of a code the field takes; recovery codes may be typed with spaces. */
const lengths = { totp: 6, recovery: 40 } as const

interface WayProps {
  asked: SecondFactorAsked
  attempt: Attempt
}

function PasskeyWay({ asked, attempt }: WayProps) {
  const t = useT('second')
  return (
    <div className={classNames(styles.form, css.stack3)}>
      <p className={styles.text}>{t('passkeyText')}</p>
      {attempt.problem ? (
        <p className={styles.problem} role="alert">
          <Icon name="circle-alert" size={14} />
          {attempt.problem}
        </p>
      ) : undefined}
      <Button
        autoFocus
        variant="primary"
        size="lg"
        icon="lock"
        isBlock
        isLoading={attempt.isBusy}
        onClick={() => void attempt.run(() => confirmByPasskey(asked))}
      >
        {t('passkey')}
      </Button>
    </div>
  )
}

function CodeWay({ asked, attempt, way }: WayProps & { way: 'totp' | 'recovery' }) {
  const t = useT('second')
  const [code, setCode] = useState('')
  const [isIncomplete, setIsIncomplete] = useState(false)
  const isTotp = way === 'totp'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isWhole = isTotp ? code.length === lengths.totp : code.trim().length >= lengths.totp
    setIsIncomplete(!isWhole)
    if (isWhole) void attempt.run(() => confirmByCode(asked.ticket, way, code.trim()))
  }
  const change = (text: string) => {
    setIsIncomplete(false)
    attempt.clear()
    setCode(isTotp ? text.replace(/\D/g, '') : text)
  }
  return (
    <form className={classNames(styles.form, css.stack3)} onSubmit={submit} noValidate>
      <TextField
        size="lg"
        icon={icons[way]}
        label={t(`${way}Label`)}
        help={t(`${way}Help`)}
        autoFocus
        inputMode={isTotp ? 'numeric' : 'text'}
        autoComplete={isTotp ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        name={isTotp ? 'one-time-code' : 'recovery-code'}
        maxLength={lengths[way]}
        value={code}
        onValueChange={change}
        error={isIncomplete ? t(`${way}Missing`) : attempt.problem}
      />
      <Button type="submit" variant="primary" size="lg" isBlock isLoading={attempt.isBusy}>
        {t('confirm')}
      </Button>
    </form>
  )
}

interface SecondStepProps {
  asked: SecondFactorAsked
  /** Back to number and password; with a message when the log-in has to begin anew. */
  onBack: (message?: string) => void
}

/** After the password: a passkey, a code of the authenticator app, or a recovery code. */
export function SecondStep({ asked, onBack }: SecondStepProps) {
  const t = useT('second')
  const attempt = useAttempt(onBack)
  const ways = order.filter((one) => asked.methods.includes(one) && (one !== 'passkey' || hasPasskeys()))
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery')
  const take = (next: Way) => {
    attempt.clear()
    setWay(next)
  }
  return (
    <>
      <h3 className={styles.title}>
        <IconButton icon="chevron-left" size="sm" label={t('shell:back')} onClick={() => onBack()} />
        {t('title')}
      </h3>
      {way === 'passkey' ? (
        <PasskeyWay asked={asked} attempt={attempt} />
      ) : (
        <CodeWay key={way} asked={asked} attempt={attempt} way={way} />
      )}
      {ways.length > 1 ? (
        <ul className={styles.otherWays} aria-label={t('ways')}>
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <li key={other}>
                <button
                  type="button"
                  className={classNames(styles.quiet, css.hoverMain, css.row2)}
                  disabled={attempt.isBusy}
                  onClick={() => take(other)}
                >
                  <Icon name={icons[other]} size={15} />
                  {t(`${other}`)}
                </button>
              </li>
            ))}
        </ul>
      ) : undefined}
    </>
  )
}
