import { useT } from '@pitchside/i18n'
import { TextField } from '@pitchside/ui'
import type { BindFormProps } from './bank-card-form'
import { BindEnd, HolderField } from './bind-fields'
import { bindAlipay } from './payout.calls'
import classes from './payout.module.css'
import { type AlipayValues, checkAlipay } from './payout-checks'
import { useMoneyForm } from './use-money-form'
import { useProblemTexts } from './use-problem-texts'

const empty: AlipayValues = { holder: '', account: '', code: '' }

const places = {
  'alipay-wrong': 'account',
  'holder-name-wrong': 'holder',
  'holder-differs': 'holder',
  'code-wrong': 'code',
  'code-dead': 'code',
} as const

/** Binds the Alipay account that income is paid to. */
export function AlipayForm({ mobile, onDone }: BindFormProps) {
  const t = useT('member')
  const texts = useProblemTexts()
  const { form, problems, notice, change, submit, isPending } = useMoneyForm<AlipayValues>({
    name: 'alipay',
    empty,
    secrets: ['code'],
    check: (values) => texts(checkAlipay(values)),
    send: bindAlipay,
    onDone,
    places,
  })
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t('payout.alipay.bind')}>
      <HolderField value={form.holder} error={problems.holder} onValueChange={(holder) => change({ holder })} />
      <TextField
        label={t('payout.alipay.account')}
        size="lg"
        value={form.account}
        maxLength={80}
        autoComplete="off"
        help={t('payout.alipay.help')}
        error={problems.account}
        onValueChange={(account) => change({ account })}
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
