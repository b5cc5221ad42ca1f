import { useT } from '@pitchside/i18n'
import { useQueryClient } from '@pitchside/platform'
import { Dialog, PasswordField, toast } from '@pitchside/ui'
import { useProfile } from '../../parts/profile/use-profile'
import { OwnCodeField } from '../own-code/own-code-field'
import { FormEnd } from './form-end'
import { setPaymentPassword } from './payout.calls'
import classes from './payout.module.css'
import { checkPassword, type PasswordValues } from './payout-checks'
import { useMoneyForm } from './use-money-form'
import { useProblemTexts } from './use-problem-texts'

const empty: PasswordValues = { password: '', repeated: '', code: '' }
const places = { 'payment-password-weak': 'password', 'code-wrong': 'code', 'code-dead': 'code' } as const

export interface PaymentPasswordDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

function PasswordFields({ onDone }: { onDone: () => void }) {
  const t = useT('member')
  const texts = useProblemTexts()
  const { data: profile } = useProfile()
  const { form, problems, notice, change, submit, isPending } = useMoneyForm<PasswordValues>({
    name: 'payment-password',
    empty,
    secrets: ['password', 'repeated', 'code'],
    check: (values) => texts(checkPassword(values)),
    send: ({ password, code }) => setPaymentPassword(password, code),
    onDone,
    places,
  })
  const digits = (text: string) => text.replace(/\D/g, '')
  const eye = { showLabel: t('payout.password.show'), hideLabel: t('payout.password.hide') }
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t('payout.password.title')}>
      <PasswordField
        {...eye}
        label={t('payout.password.new')}
        size="lg"
        inputMode="numeric"
        autoComplete="new-password"
        maxLength={20}
        value={form.password}
        error={problems.password}
        onValueChange={(password) => change({ password: digits(password) })}
      />
      <PasswordField
        {...eye}
        label={t('payout.password.repeat')}
        size="lg"
        inputMode="numeric"
        autoComplete="new-password"
        maxLength={20}
        value={form.repeated}
        error={problems.repeated}
        onValueChange={(repeated) => change({ repeated: digits(repeated) })}
      />
      <OwnCodeField
        purpose="paymentPassword"
        mobile={profile?.mobile ?? ''}
        value={form.code}
        error={problems.code}
        onValueChange={(code) => change({ code })}
      />
      <FormEnd notice={notice} label={t('payout.password.save')} isPending={isPending} />
    </form>
  )
}

/** Sets or replaces the digits that confirm a withdrawal. */
export function PaymentPasswordDialog({ isOpen, onOpenChange }: PaymentPasswordDialogProps) {
  const t = useT('member')
  const client = useQueryClient()
  const done = () => {
    toast(t('payout.password.saved'), { tone: 'success' })
    void client.invalidateQueries({ queryKey: ['member', 'profile'] })
    onOpenChange(false)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('payout.password.title')}
      description={t('payout.password.hint')}
      closeLabel={t('close')}
      isSticky
    >
      <PasswordFields onDone={done} />
    </Dialog>
  )
}
