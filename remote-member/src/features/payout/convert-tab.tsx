import { wholeNumber } from '@pitchside/base'
import { groupedNumber, useT } from '@pitchside/i18n'
import { AlertDialog, BalanceChange, Banner, Card, Diamonds, StateBox, Sums, toast } from '@pitchside/ui'
import { AgreementNote } from '../../parts/agreement/agreement-note'
import { type Balances, useRefreshWallet } from '../../parts/balances/use-balances'
import { AmountField } from './amount-field'
import { FormEnd } from './form-end'
import { convertIncome } from './payout.calls'
import classes from './payout.module.css'
import { type ConvertValues, checkConversion } from './payout-checks'
import { useMoneyForm } from './use-money-form'
import { useProblemTexts } from './use-problem-texts'

function ConvertForm({ balances }: { balances: Balances }) {
  const t = useT('member')
  const texts = useProblemTexts()
  const refresh = useRefreshWallet()
  const { form, problems, notice, change, submit, isPending, asked, confirmation } = useMoneyForm<ConvertValues>({
    name: 'conversion',
    empty: { amount: '' },
    secrets: [],
    isFinal: true,
    check: (values) => texts(checkConversion(values, balances.withdrawable)),
    send: ({ amount }, key) => convertIncome(wholeNumber(amount) ?? 0, key),
    onDone: ({ amount }) => {
      const count = Number(amount)
      toast(t('payout.convert.done', { count, diamonds: groupedNumber(count) }), { tone: 'success' })
      refresh()
    },
    places: { 'withdrawable-short': 'amount' },
  })
  const owned = Number(balances.withdrawable)
  const diamonds = wholeNumber(asked.amount) ?? 0
  const unit = t('diamonds')
  return (
    <>
      <Banner tone="warning" icon="triangle-alert">
        {t('payout.convert.warning')}
      </Banner>
      <form className={classes.form} onSubmit={submit} noValidate aria-label={t('payout.convert.title')}>
        <AmountField
          label={t('payout.convert.amount')}
          value={form.amount}
          owned={balances.withdrawable}
          help={t('payout.convert.owned', { count: owned, diamonds: groupedNumber(owned) })}
          error={problems.amount}
          onValueChange={(amount) => change({ amount })}
        />
        <AgreementNote of="conversion" />
        <FormEnd notice={notice} label={t('payout.convert.do')} isPending={isPending} />
      </form>
      <AlertDialog
        {...confirmation}
        title={t('payout.convert.ask')}
        description={t('payout.convert.warning')}
        confirmLabel={t('payout.convert.do')}
        cancelLabel={t('payout.cancel')}
      >
        <Sums
          rows={[
            { label: t('payout.convert.amount'), value: <Diamonds amount={diamonds} label={unit} /> },
            { label: t('wallet.withdrawable'), value: <BalanceChange from={owned} by={-diamonds} unit={unit} /> },
            {
              label: t('wallet.balance'),
              value: <BalanceChange from={Number(balances.spendable)} by={diamonds} unit={unit} />,
            },
          ]}
        />
      </AlertDialog>
    </>
  )
}

/** Income becomes diamonds to spend; there is no way back. Who has none is told what brings it. */
export function ConvertTab({ balances }: { balances: Balances }) {
  const t = useT('member')
  const hasSome = Number(balances.withdrawable) >= 1
  return (
    <Card title={t('payout.convert.title')}>
      {hasSome ? (
        <ConvertForm balances={balances} />
      ) : (
        <StateBox kind="empty" title={t('payout.convert.nothing')} text={t('payout.convert.brings')} minHeight={260} />
      )}
    </Card>
  )
}
