import { wholeNumber } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import { groupedNumber, useT } from '@pitchside/i18n'
import { AlertDialog, BalanceChange, Diamonds, PasswordField, Segmented, Sums, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { AgreementNote } from '../../parts/agreement/agreement-note'
import type { Balances } from '../../parts/balances/use-balances'
import { OwnCodeField } from '../own-code/own-code-field'
import { AmountField } from './amount-field'
import { FormEnd } from './form-end'
import { type Methods, requestWithdrawal } from './payout.calls'
import classes from './payout.module.css'
import { checkWithdrawal, type WithdrawValues } from './payout-checks'
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
  balances: Balances
  mobile: string
  onDone: () => void
}

/** What so many diamonds are paid out as, in yuan; undefined while the text is no amount. */
function yuanFor(amount: string): string | undefined {
  const diamonds = wholeNumber(amount)
  return diamonds ? (diamonds / limits.withdrawalDiamondsPerYuan).toFixed(2) : undefined
}

/** Asks for diamonds of income to be paid out. */
export function WithdrawForm({ methods, balances, mobile, onDone }: WithdrawFormProps) {
  const t = useT('member')
  const texts = useProblemTexts()
  const empty: WithdrawValues = { kind: methods.bank ? 'bank' : 'alipay', amount: '', password: '', code: '' }
  const owned = balances.withdrawable
  const { form, problems, notice, change, submit, isPending, asked, confirmation } = useMoneyForm<WithdrawValues>({
    name: 'withdrawal',
    empty,
    secrets: ['password', 'code'],
    isFinal: true,
    check: (values) => texts(checkWithdrawal(values, owned)),
    send: ({ kind, amount, password, code }, key) => {
      const diamonds = wholeNumber(amount) ?? 0
      return requestWithdrawal({ diamonds, kind: kind === 'alipay' ? 'alipay' : 'bank', password, code }, key)
    },
    onDone: () => {
      toast(t('payout.withdraw.sent'), { tone: 'success' })
      onDone()
    },
    places,
  })
  const yuan = yuanFor(form.amount)
  const diamonds = wholeNumber(asked.amount) ?? 0
  const unit = t('diamonds')
  const accounts = {
    bank: methods.bank?.number ?? t('payout.bank.title'),
    alipay: methods.alipay?.account ?? t('payout.alipay.title'),
  }
  const help = t('payout.withdraw.help', {
    min: groupedNumber(limits.withdrawalMinDiamonds),
    max: groupedNumber(limits.withdrawalMaxDiamonds),
    rate: limits.withdrawalDiamondsPerYuan,
  })
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t('payout.withdraw.title')}>
      <div className={classes.field}>
        <span className={css.note}>{t('payout.withdraw.to')}</span>
        <Segmented
          label={t('payout.withdraw.to')}
          value={form.kind}
          onValueChange={(kind) => change({ kind })}
          options={[
            { value: 'bank', label: accounts.bank, isDisabled: !methods.bank },
            { value: 'alipay', label: accounts.alipay, isDisabled: !methods.alipay },
          ]}
        />
      </div>
      <AmountField
        label={t('payout.withdraw.amount')}
        value={form.amount}
        owned={owned}
        help={yuan === undefined ? help : t('payout.withdraw.worth', { yuan })}
        error={problems.amount}
        onValueChange={(amount) => change({ amount })}
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
      <AlertDialog
        {...confirmation}
        title={t('payout.withdraw.sure')}
        description={t('payout.withdraw.final')}
        confirmLabel={t('payout.withdraw.ask')}
        cancelLabel={t('payout.cancel')}
      >
        <Sums
          rows={[
            { label: t('payout.withdraw.amount'), value: <Diamonds amount={diamonds} label={unit} /> },
            { label: t('payout.withdraw.money'), value: `¥${yuanFor(asked.amount) ?? ''}` },
            { label: t('payout.withdraw.to'), value: asked.kind === 'alipay' ? accounts.alipay : accounts.bank },
            {
              label: t('wallet.withdrawable'),
              value: <BalanceChange from={Number(owned)} by={-diamonds} unit={unit} />,
            },
            {
              label: t('wallet.inReview'),
              value: <BalanceChange from={Number(balances.inReview)} by={diamonds} unit={unit} />,
            },
          ]}
        />
      </AlertDialog>
    </form>
  )
}
