import { useT } from '@pitchside/i18n'
import { TextField } from '@pitchside/ui'
import { BindEnd, HolderField } from './bind-fields'
import { bindBankCard } from './payout.calls'
import classes from './payout.module.css'
import { type BankCardValues, checkBankCard } from './payout-checks'
import { useMoneyForm } from './use-money-form'
import { useProblemTexts } from './use-problem-texts'

const empty: BankCardValues = { bankName: '', number: '', holder: '', idNumber: '', code: '' }

const places = {
  'bank-name-wrong': 'bankName',
  'card-number-wrong': 'number',
  'holder-name-wrong': 'holder',
  'holder-differs': 'holder',
  'holder-id-wrong': 'idNumber',
  'holder-too-young': 'idNumber',
  'code-wrong': 'code',
  'code-dead': 'code',
} as const

export interface BindFormProps {
  /** Own number with stars and country code, e.g. "86-139****0001". */
  mobile: string
  onDone: () => void
}

/** Binds the bank card that income is paid to. */
export function BankCardForm({ mobile, onDone }: BindFormProps) {
  const t = useT('member')
  const texts = useProblemTexts()
  const [countryCode = '86'] = mobile.split('-')
  const { form, problems, notice, change, submit, isPending } = useMoneyForm<BankCardValues>({
    name: 'bank-card',
    empty,
    secrets: ['code'],
    unwritten: ['number', 'idNumber'],
    check: (values) => texts(checkBankCard(values, countryCode, Date.now())),
    send: bindBankCard,
    onDone,
    places,
  })
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t('payout.bank.bind')}>
      <TextField
        label={t('payout.bank.name')}
        size="lg"
        value={form.bankName}
        maxLength={60}
        error={problems.bankName}
        onValueChange={(bankName) => change({ bankName })}
      />
      <TextField
        label={t('payout.bank.number')}
        size="lg"
        icon="credit-card"
        inputMode="numeric"
        autoComplete="off"
        value={form.number}
        maxLength={23}
        error={problems.number}
        onValueChange={(number) => change({ number: number.replace(/[^\d\s-]/g, '') })}
      />
      <HolderField value={form.holder} error={problems.holder} onValueChange={(holder) => change({ holder })} />
      <TextField
        label={t('payout.bank.idNumber')}
        size="lg"
        value={form.idNumber}
        maxLength={20}
        autoComplete="off"
        help={t('payout.sealed')}
        error={problems.idNumber}
        onValueChange={(idNumber) => change({ idNumber })}
      />
      <BindEnd
        mobile={mobile}
        notice={notice}
        isPending={isPending}
        value={form.code}
        error={problems.code}
        onValueChange={(code) => change({ code })}
      />
    </form>
  )
}
