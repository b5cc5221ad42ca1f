import { limits } from '@pitchside/contract'
import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { useCodeCountdown } from '@pitchside/remote-kit'
import { FieldAction, TextField, toast } from '@pitchside/ui'
import { type OwnCodePurpose, sendOwnCode } from './own-code.calls'

export interface OwnCodeFieldProps {
  purpose: OwnCodePurpose
  /** The member's number with stars. */
  mobile: string
  value: string
  onValueChange: (code: string) => void
  error?: string | undefined
}

/** The code by text message, with the button that sends one to the member's own number. */
export function OwnCodeField({ purpose, mobile, value, onValueChange, error }: OwnCodeFieldProps) {
  const t = useT('member')
  const { secondsLeft, start } = useCodeCountdown()
  const send = useMutation({
    mutationFn: () => sendOwnCode(purpose),
    onSuccess: () => {
      start()
      toast(t('payout.code.sent', { mobile }), { tone: 'success' })
    },
    onError: (failure) =>
      toast(failure instanceof CallError && failure.code > 0 ? failure.message : t('payout.notSent'), {
        tone: 'error',
      }),
  })
  const isWaiting = secondsLeft > 0
  return (
    <TextField
      label={t('payout.code.label')}
      size="lg"
      icon="shield-check"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={limits.smsCodeChars}
      help={t('payout.code.help', { mobile })}
      error={error}
      value={value}
      onValueChange={(text) => onValueChange(text.replace(/\D/g, ''))}
      suffix={
        <FieldAction disabled={isWaiting || send.isPending} aria-busy={send.isPending} onClick={() => send.mutate()}>
          {send.isPending
            ? t('payout.code.work')
            : isWaiting
              ? t('payout.code.wait', { seconds: secondsLeft })
              : t('payout.code.get')}
        </FieldAction>
      }
    />
  )
}
