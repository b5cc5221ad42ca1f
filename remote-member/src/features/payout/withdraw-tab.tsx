import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useNavigate } from '@pitchside/platform'
import { Card, StateBox } from '@pitchside/ui'
import { type Balances, useRefreshWallet } from '../../parts/balances/use-balances'
import { Loading } from '../../parts/loading/loading'
import { useProfile } from '../../parts/profile/use-profile'
import { useMethods } from './use-methods'
import { WithdrawForm } from './withdraw-form'
import { WithdrawalList } from './withdrawal-list'

/** What has to be there before somebody can withdraw; undefined: all of it. */
function Ask({ balances }: { balances: Balances }) {
  const t = useT('member')
  const navigate = useNavigate()
  const refresh = useRefreshWallet()
  const { data: profile } = useProfile()
  const { data: methods, isError, refetch } = useMethods()
  if (isError && !methods) return <LoadFailed onRetry={refetch} minHeight={320} />
  if (!methods || !profile) return <Loading variant="block" height={320} />
  const isReady = (methods.bank || methods.alipay) && profile.hasPaymentPassword
  if (!isReady)
    return (
      <StateBox
        kind="empty"
        title={t(profile.hasPaymentPassword ? 'payout.withdraw.noMethod' : 'payout.withdraw.noPassword')}
        text={t('payout.withdraw.prepare')}
        action={{ label: t('payout.withdraw.toMethods'), onClick: () => void navigate('/member?type=1&tab=cards') }}
        minHeight={320}
      />
    )
  return <WithdrawForm methods={methods} balances={balances} mobile={profile.mobile} onDone={refresh} />
}

/** Asking for income to be paid out, and what became of earlier ones. */
export function WithdrawTab({ balances }: { balances: Balances }) {
  const t = useT('member')
  return (
    <>
      <Card title={t('payout.withdraw.title')}>
        <Ask balances={balances} />
      </Card>
      <Card title={t('payout.withdraw.list')}>
        <WithdrawalList />
      </Card>
    </>
  )
}
