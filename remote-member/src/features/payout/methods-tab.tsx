import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQueryClient } from '@pitchside/platform'
import { Button, Card, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type ReactNode, useState } from 'react'
import { Loading } from '../../parts/loading/loading'
import { useProfile } from '../../parts/profile/use-profile'
import { AlipayForm } from './alipay-form'
import { BankCardForm } from './bank-card-form'
import { PasswordRow } from './password-row'
import type { Methods } from './payout.calls'
import classes from './payout.module.css'
import { methodsKey, useMethods } from './use-methods'

type Kind = 'bank' | 'alipay'

function Bound({ lines, onChange }: { lines: readonly (readonly [string, string])[]; onChange: () => void }) {
  const t = useT('member')
  return (
    <div className={classes.bound}>
      <dl className={css.stack3}>
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt className={css.caption}>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Button size="sm" onClick={onChange}>
        {t('payout.change')}
      </Button>
    </div>
  )
}

const isBound = ({ bank, alipay }: Methods, kind: Kind) => (kind === 'bank' ? bank : alipay) !== undefined

/** What is bound of one kind; without anything, or to change it, the form. */
function MethodCard({ kind, methods, mobile }: { kind: Kind; methods: Methods; mobile: string }) {
  const t = useT('member')
  const client = useQueryClient()
  const [isChanging, setIsChanging] = useState(false)
  const { bank, alipay } = methods
  const done = () => {
    setIsChanging(false)
    toast(t(`payout.${kind}.done`), { tone: 'success' })
    void client.invalidateQueries({ queryKey: methodsKey })
  }
  const Form = kind === 'bank' ? BankCardForm : AlipayForm
  const lines: readonly (readonly [string, string])[] =
    kind === 'bank'
      ? [
          [t('payout.bank.name'), bank?.bankName ?? ''],
          [t('payout.bank.number'), bank?.number ?? ''],
          [t('payout.holder'), bank?.holder ?? ''],
          [t('payout.bank.idNumber'), bank?.idNumber ?? ''],
        ]
      : [
          [t('payout.alipay.account'), alipay?.account ?? ''],
          [t('payout.holder'), alipay?.holder ?? ''],
        ]
  const showsForm = isChanging || !isBound(methods, kind)
  return (
    <Card
      title={t(`payout.${kind}.title`)}
      actions={
        isChanging ? (
          <Button size="sm" variant="ghost" onClick={() => setIsChanging(false)}>
            {t('payout.cancel')}
          </Button>
        ) : undefined
      }
    >
      {showsForm ? (
        <Form mobile={mobile} onDone={done} />
      ) : (
        <Bound lines={lines} onChange={() => setIsChanging(true)} />
      )}
    </Card>
  )
}

/** Bank card, Alipay account and payment password. */
export function MethodsTab(): ReactNode {
  const { data: profile } = useProfile()
  const { data: methods, isError, refetch } = useMethods()
  if (isError && !methods) return <LoadFailed onRetry={refetch} minHeight={360} />
  if (!methods || !profile) return <Loading height={360} />
  return (
    <>
      <PasswordRow isSet={profile.hasPaymentPassword} />
      <div className={classes.two}>
        <MethodCard kind="bank" methods={methods} mobile={profile.mobile} />
        <MethodCard kind="alipay" methods={methods} mobile={profile.mobile} />
      </div>
    </>
  )
}
