import { useT } from '@pitchside/i18n'
import { FieldAction, NumberField, type NumberFieldProps } from '@pitchside/ui'

interface Props extends Pick<NumberFieldProps, 'label' | 'value' | 'help' | 'error' | 'onValueChange'> {
  /** Diamonds there are, as text. */
  owned: string
}

/** How many diamonds of what is owned. */
export function AmountField({ owned, ...field }: Props) {
  const t = useT('member')
  return (
    <NumberField
      {...field}
      size="lg"
      wrongText={t('payout.problem.amountWrong')}
      suffix={
        <FieldAction onClick={() => field.onValueChange(owned.split('.')[0] ?? '')}>
          {t('payout.withdraw.all')}
        </FieldAction>
      }
    />
  )
}
