import { limits } from '@pitchside/contract'
import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { FieldAction, TextField, toast } from '@pitchside/ui'
import { useState } from 'react'
import { sendSmsCode } from './login.calls'
import type { RememberedAccount } from './remembered-account'
import { type SmsPurpose, startSmsCountdown, useSmsCountdown } from './sms-countdown.store'

export interface SmsCodeFieldProps {
  account: RememberedAccount
  purpose: SmsPurpose
  value: string
  onValueChange: (code: string) => void
  /** Says what is wrong with the number and gives false, or true when a code can be sent there. */
  checkMobile: () => boolean
  error?: string
}

/** The code from the SMS, and the button that asks for it. */
export function SmsCodeField({ account, purpose, value, onValueChange, checkMobile, error }: SmsCodeFieldProps) {
  const t = useT('shell')
  const [isSending, setIsSending] = useState(false)
  const seconds = useSmsCountdown(purpose)
  const send = async () => {
    if (!checkMobile()) return
    setIsSending(true)
    try {
      await sendSmsCode(account, purpose)
      startSmsCountdown(purpose)
      toast(t('login.codeSent'), { tone: 'success' })
    } catch (failure) {
      // The client has shown why; an unreachable server says nothing by itself.
      if (failure instanceof CallError && failure.isOffline) toast(t('state.errorText'), { tone: 'error' })
    } finally {
      setIsSending(false)
    }
  }
  return (
    <TextField
      size="lg"
      icon="shield-check"
      label={t('login.smsCode')}
      isLabelHidden
      placeholder={t('login.smsCode')}
      inputMode="numeric"
      autoComplete="one-time-code"
      name="code"
      maxLength={limits.smsCodeChars}
      value={value}
      onValueChange={(text) => onValueChange(text.replace(/\D/g, ''))}
      suffix={
        <FieldAction disabled={isSending || seconds > 0} aria-busy={isSending} onClick={() => void send()}>
          {isSending ? t('login.codeWork') : seconds > 0 ? t('login.resendIn', { seconds }) : t('login.getCode')}
        </FieldAction>
      }
      error={error}
    />
  )
}
