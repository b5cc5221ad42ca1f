import { groupedNumber, useT } from '@pitchside/i18n'
import { Banner, Card, FieldAction, TextField, toast } from '@pitchside/ui'
import { AgreementNote } from '../pages/agreement-note'
import { type Balances, useRefreshWallet } from '../wallet/use-balances'
import { FormEnd } from './form-end'
import { convertIncome } from './payout.calls'
import classes from './payout.module.css'
import { type ConvertValues, checkConversion, diamondsOf } from './payout-checks'
import { useMoneyForm } from './use-money-form'
import { useProblemTexts } from './use-problem-texts'
import { wholeDiamonds } from './withdraw-form'

/** Income becomes diamonds to spend; there is no way back. */
export function ConvertTab({ balances }: { balances: Balances }) {
  const t = useT('member')
  const texts = useProblemTexts()
  const refresh = useRefreshWallet()
  const { form, problems, notice, change, submit, isPending } = useMoneyForm<ConvertValues>({
    name: 'conversion',
    empty: { amount: '' },
    secrets: [],
    check: (values) => texts(checkConversion(values, balances.withdrawable)),
    send: ({ amount }, key) => convertIncome(diamondsOf(amount) ?? 0, key),
    onDone: ({ amount }) => {
      toast(t('payout.convert.done', { diamonds: groupedNumber(Number(amount)) }), { tone: 'success' })
      refresh()
    },
    places: { 'withdrawable-short': 'amount' },
  })
  return (
    <Card title={t('payout.convert.title')}>
      <Banner tone="warning" icon="triangle-alert">
        {t('payout.convert.warning')}
      </Banner>
      <form className={classes.form} onSubmit={submit} noValidate aria-label={t('payout.convert.title')}>
        <TextField
          label={t('payout.convert.amount')}
          size="lg"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={form.amount}
          help={t('payout.convert.owned', { diamonds: balances.withdrawable })}
          error={problems.amount}
          onValueChange={(amount) => change({ amount: amount.replace(/[^\d.]/g, '') })}
          suffix={
            <FieldAction onClick={() => change({ amount: wholeDiamonds(balances.withdrawable) })}>
              {t('payout.withdraw.all')}
            </FieldAction>
          }
        />
        <AgreementNote of="conversion" />
        <FormEnd notice={notice} label={t('payout.convert.do')} isPending={isPending} />
      </form>
    </Card>
  )
}
