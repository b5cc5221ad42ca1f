import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { FieldAction, TextField, toast } from '@pitchside/ui'
import { startOwnCountdown, useOwnCountdown } from './own-code-countdown'
import { type OwnCodePurpose, sendOwnCode } from './safety.calls'

interface Props {
  purpose: OwnCodePurpose
  /** The own number, with stars. */
  mobile: string
  value: string
  onValueChange: (code: string) => void
  error?: string
}

/** The code from the SMS to the own number, and the button that asks for it. */
export function OwnCodeField({ purpose, mobile, value, onValueChange, error }: Props) {
  const t = useT('member')
  const seconds = useOwnCountdown(purpose)
  const send = useMutation({
    mutationFn: () => sendOwnCode(purpose),
    onSuccess: () => {
      startOwnCountdown(purpose)
      toast(t('safety.codeSent'), { tone: 'success' })
    },
  })
  return (
    <TextField
      size="lg"
      icon="shield-check"
      label={t('safety.code')}
      help={t('safety.codeTo', { mobile })}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={limits.smsCodeChars}
      value={value}
      onValueChange={(text) => onValueChange(text.replace(/\D/g, ''))}
      suffix={
        <FieldAction disabled={send.isPending || seconds > 0} onClick={() => send.mutate()}>
          {seconds > 0 ? t('safety.resendIn', { seconds }) : t('safety.getCode')}
        </FieldAction>
      }
      error={error}
    />
  )
}
