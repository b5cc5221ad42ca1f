import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { useCodeCountdown } from '@pitchside/remote-kit'
import { FieldAction, TextField, toast } from '@pitchside/ui'
import { sendApplicationCode } from './application.calls'

export interface CodeFieldProps {
  /** The number with stars. */
  mobile: string
  value: string
  onValueChange: (code: string) => void
  error?: string | undefined
}

/** The code by text message, with the button that sends one. */
export function CodeField({ mobile, value, onValueChange, error }: CodeFieldProps) {
  const t = useT('live')
  const { secondsLeft, start } = useCodeCountdown()
  const send = useMutation({
    mutationFn: sendApplicationCode,
    onSuccess: () => {
      start()
      toast(t('studio.apply.codeSent', { mobile }), { tone: 'success' })
    },
  })
  const isWaiting = secondsLeft > 0
  return (
    <TextField
      label={t('studio.apply.code')}
      size="lg"
      icon="shield-check"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={limits.smsCodeChars}
      placeholder={t('studio.apply.codePlaceholder')}
      help={t('studio.apply.codeHelp', { mobile })}
      error={error}
      value={value}
      onValueChange={(text) => onValueChange(text.replace(/\D/g, ''))}
      suffix={
        <FieldAction disabled={isWaiting || send.isPending} aria-busy={send.isPending} onClick={() => send.mutate()}>
          {send.isPending
            ? t('studio.apply.codeWork')
            : isWaiting
              ? t('studio.apply.codeWait', { seconds: secondsLeft })
              : t('studio.apply.getCode')}
        </FieldAction>
      }
    />
  )
}
