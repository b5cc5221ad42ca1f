import { hasPasskeys } from '@pitchside/base'
import { limits, type SecondFactorMissing } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import {
  Button,
  classNames,
  copyText,
  IconButton,
  RecoveryCodes,
  SecretCode,
  saveFile,
  TextField,
  toast,
} from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import styles from './login-form.module.css'
import { confirmEnrolled, enrolPasskey, enrolTotp, startTotp, type TotpSecret } from './second-step.calls'
import { type Attempt, useAttempt } from './use-attempt'

interface StageProps {
  missing: SecondFactorMissing
  attempt: Attempt
  /** The factor stands; the codes are empty when the account has had some. */
  onEnrolled: (codes: string[]) => void
}

function Problem({ of: { problem } }: { of: Attempt }) {
  return problem ? (
    <p className={styles.problem} role="alert">
      {problem}
    </p>
  ) : undefined
}

/** Which kind it shall be. */
function Kinds({ missing, attempt, onEnrolled, onTotp }: StageProps & { onTotp: (secret: TotpSecret) => void }) {
  const t = useT('second')
  const name = t('firstPasskey').slice(0, limits.secondFactorNameChars)
  return (
    <div className={css.stack3}>
      <p className={styles.text}>{t('missing')}</p>
      <Problem of={attempt} />
      {missing.kinds.includes('passkey') && hasPasskeys() ? (
        <Button
          variant="primary"
          size="lg"
          icon="lock"
          isBlock
          isLoading={attempt.isBusy}
          onClick={() => void attempt.run(async () => onEnrolled(await enrolPasskey(missing.ticket, name)))}
        >
          {t('addPasskey')}
        </Button>
      ) : undefined}
      {missing.kinds.includes('totp') ? (
        <Button
          size="lg"
          icon="smartphone"
          isBlock
          disabled={attempt.isBusy}
          onClick={() => void attempt.run(async () => onTotp(await startTotp(missing.ticket)))}
        >
          {t('addTotp')}
        </Button>
      ) : undefined}
    </div>
  )
}

async function copy(text: string, said: string): Promise<void> {
  if (await copyText(text)) toast(said, { tone: 'success' })
}

function TotpStage({ missing, attempt, onEnrolled, totp }: StageProps & { totp: TotpSecret }) {
  const t = useT('second')
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void attempt.run(async () => onEnrolled(await enrolTotp(missing.ticket, code)))
  }
  return (
    <form className={classNames(styles.form, css.stack3)} onSubmit={submit} noValidate>
      <SecretCode
        image={totp.image}
        secret={totp.secret}
        labels={{
          picture: t('picture'),
          scan: t('scan'),
          type: t('typeKey'),
          copy: t('copyKey'),
        }}
        onCopy={(secret) => void copy(secret, t('copied'))}
      />
      <TextField
        size="lg"
        icon="smartphone"
        label={t('totpLabel')}
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        name="one-time-code"
        maxLength={6}
        value={code}
        onValueChange={(text) => {
          attempt.clear()
          setCode(text.replace(/\D/g, ''))
        }}
        error={attempt.problem}
      />
      <Button type="submit" variant="primary" size="lg" isBlock isLoading={attempt.isBusy} disabled={code.length !== 6}>
        {t('confirm')}
      </Button>
    </form>
  )
}

function CodesStage({ codes, attempt, onDone }: { codes: string[]; attempt: Attempt; onDone: () => void }) {
  const t = useT('second')
  const lead = useRef<HTMLParagraphElement>(null)
  // The field that had the focus is gone; Enter must not skip what is to be kept.
  useEffect(() => lead.current?.focus(), [])
  return (
    <div className={css.stack3}>
      <p ref={lead} className={styles.text} tabIndex={-1}>
        {t(codes.length > 0 ? 'keepCodes' : 'isOn')}
      </p>
      {codes.length > 0 ? (
        <RecoveryCodes
          codes={codes}
          labels={{ list: t('recoveryLabel'), copy: t('copy'), download: t('download') }}
          onCopy={(text) => void copy(text, t('copied'))}
          onDownload={(text) => saveFile({ name: 'pitchside-recovery-codes.txt', content: new Blob([text]) })}
        />
      ) : undefined}
      <Problem of={attempt} />
      <Button variant="primary" size="lg" isBlock isLoading={attempt.isBusy} onClick={onDone}>
        {t(codes.length > 0 ? 'kept' : 'goOn')}
      </Button>
    </div>
  )
}

interface EnrolStepProps {
  missing: SecondFactorMissing
  onBack: (message?: string) => void
}

/** An account that must have a second factor sets one up before it gets in. */
export function EnrolStep({ missing, onBack }: EnrolStepProps) {
  const t = useT('second')
  const attempt = useAttempt(onBack)
  const [totp, setTotp] = useState<TotpSecret>()
  const [codes, setCodes] = useState<string[]>()
  const enter = () => confirmEnrolled(missing.ticket)
  const stage = { missing, attempt, onEnrolled: setCodes }
  return (
    <>
      <h3 className={styles.title}>
        <IconButton icon="chevron-left" size="sm" label={t('shell:back')} onClick={() => onBack()} />
        {t('title')}
      </h3>
      {codes ? (
        <CodesStage codes={codes} attempt={attempt} onDone={() => void attempt.run(enter)} />
      ) : totp ? (
        <TotpStage {...stage} totp={totp} />
      ) : (
        <Kinds {...stage} onTotp={setTotp} />
      )}
    </>
  )
}
