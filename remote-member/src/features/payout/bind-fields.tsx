import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { TextField } from '@pitchside/ui'
import { OwnCodeField } from '../own-code/own-code-field'
import { FormEnd } from './form-end'

interface FieldProps {
  value: string
  error: string | undefined
  onValueChange: (text: string) => void
}

/** Whose account it is; the same name for all of them. */
export function HolderField(field: FieldProps) {
  const t = useT('member')
  return (
    <TextField label={t('payout.holder')} size="lg" maxLength={limits.realNameChars} autoComplete="name" {...field} />
  )
}

/** The code by text message and the button, below what is bound. */
export function BindEnd({
  mobile,
  notice,
  isPending,
  ...field
}: FieldProps & { mobile: string; notice: string | undefined; isPending: boolean }) {
  const t = useT('member')
  return (
    <>
      <OwnCodeField purpose="payout" mobile={mobile} {...field} />
      <FormEnd notice={notice} label={t('payout.bind')} isPending={isPending} />
    </>
  )
}
