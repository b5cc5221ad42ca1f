import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { classNames, TextArea, TextField } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { Receiver } from './mall.calls'
import type { ReceiverProblems } from './receiver-problems'

interface Props {
  value: Receiver
  /** Shown once the member tried to go on. */
  problems: ReceiverProblems
  onChange: (value: Receiver) => void
}

/** Name, mobile and address of who gets a parcel. */
export function ReceiverFields({ value, problems, onChange }: Props) {
  const t = useT('member')
  const error = (field: keyof Receiver) => {
    const problem = problems[field]
    return problem ? { error: t(`mall.problem.${problem === 'wrong' ? 'mobile' : 'missing'}`) } : {}
  }
  return (
    <div className={css.stack4}>
      <div className={classNames(css.pairGrid, css.oneBelow640)}>
        <TextField
          label={t('mall.receiver')}
          autoComplete="name"
          maxLength={limits.receiverNameChars}
          value={value.name}
          onValueChange={(name) => onChange({ ...value, name })}
          {...error('name')}
        />
        <TextField
          label={t('mall.mobile')}
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          value={value.mobile}
          onValueChange={(mobile) => onChange({ ...value, mobile })}
          {...error('mobile')}
        />
      </div>
      <TextArea
        label={t('mall.address')}
        autoComplete="street-address"
        rows={2}
        maxLength={limits.addressChars}
        value={value.address}
        onValueChange={(address) => onChange({ ...value, address })}
        {...error('address')}
      />
    </div>
  )
}
