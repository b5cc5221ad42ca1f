import { limits } from '@pitchside/contract'
import { groupedNumber, useT } from '@pitchside/i18n'
import { FieldAction, PasswordField, Segmented, TextField, toast } from '@pitchside/ui'
import { OwnCodeField } from '../own-code/own-code-field'
import { AgreementNote } from '../pages/agreement-note'
import { FormEnd } from './form-end'
import { type Methods, requestWithdrawal } from './payout.calls'
import classes from './payout.module.css'
import { checkWithdrawal, diamondsOf, type WithdrawValues } from './payout-checks'
import { useMoneyForm } from './use-money-form'
import { useProblemTexts } from './use-problem-texts'

const places = {
  'withdrawal-amount': 'amount',
  'withdrawable-short': 'amount',
  'payment-password-wrong': 'password',
  'payment-password-locked': 'password',
  'code-wrong': 'code',
  'code-dead': 'code',
} as const

export interface WithdrawFormProps {
  methods: Methods
  /** Diamonds that may be withdrawn, as text. */
  owned: string
  mobile: string
  onDone: () => void
}

/** Whole diamonds of a balance. */
export const wholeDiamonds = (owned: string): string => owned.split('.')[0] ?? '0'

/** Asks for diamonds of income to be paid out. */
export function WithdrawForm({ methods, owned, mobile, onDone }: WithdrawFormProps) {
  const t = useT('member')
  const texts = useProblemTexts()
  const empty: WithdrawValues = { kind: methods.bank ? 'bank' : 'alipay', amount: '', password: '', code: '' }
  const { form, problems, notice, change, submit, isPending } = useMoneyForm<WithdrawValues>({
    name: 'withdrawal',
    empty,
    secrets: ['password', 'code'],
    check: (values) => texts(checkWithdrawal(values, owned)),
    send: ({ kind, amount, password, code }, key) => {
      const diamonds = diamondsOf(amount) ?? 0
      return requestWithdrawal({ diamonds, kind: kind === 'alipay' ? 'alipay' : 'bank', password, code }, key)
    },
    onDone: () => {
      toast(t('payout.withdraw.sent'), { tone: 'success' })
      onDone()
    },
    places,
  })
  const yuan = (diamondsOf(form.amount) ?? 0) / limits.withdrawalDiamondsPerYuan
  const help = t('payout.withdraw.help', {
    min: groupedNumber(limits.withdrawalMinDiamonds),
    max: groupedNumber(limits.withdrawalMaxDiamonds),
    rate: limits.withdrawalDiamondsPerYuan,
  })
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t('payout.withdraw.title')}>
      <div className={classes.field}>
        <span className={classes.label}>{t('payout.withdraw.to')}</span>
        <Segmented
          label={t('payout.withdraw.to')}
          value={form.kind}
          onValueChange={(kind) => change({ kind })}
          options={[
            { value: 'bank', label: methods.bank?.number ?? t('payout.bank.title'), isDisabled: !methods.bank },
            {
              value: 'alipay',
              label: methods.alipay?.account ?? t('payout.alipay.title'),
              isDisabled: !methods.alipay,
            },
          ]}
        />
      </div>
      <TextField
        label={t('payout.withdraw.amount')}
        size="lg"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={form.amount}
        help={yuan > 0 ? t('payout.withdraw.worth', { yuan: yuan.toFixed(2) }) : help}
        error={problems.amount}
        onValueChange={(amount) => change({ amount: amount.replace(/[^\d.]/g, '') })}
        suffix={
          <FieldAction onClick={() => change({ amount: wholeDiamonds(owned) })}>{t('payout.withdraw.all')}</FieldAction>
        }
      />
      <PasswordField
        label={t('payout.password.title')}
        showLabel={t('payout.password.show')}
        hideLabel={t('payout.password.hide')}
        size="lg"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={form.password}
        error={problems.password}
        onValueChange={(password) => change({ password: password.replace(/\D/g, '') })}
      />
      <OwnCodeField
        purpose="payout"
        mobile={mobile}
        value={form.code}
        error={problems.code}
        onValueChange={(code) => change({ code })}
      />
      <AgreementNote of="withdrawal" />
      <FormEnd notice={notice} label={t('payout.withdraw.ask')} isPending={isPending} />
    </form>
  )
}
