import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useAddress } from '@pitchside/platform'
import { classNames, Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useBalances } from '../../parts/balances/use-balances'
import { Loading } from '../../parts/loading/loading'
import { ConvertTab } from '../payout/convert-tab'
import { MethodsTab } from '../payout/methods-tab'
import { WithdrawTab } from '../payout/withdraw-tab'
import { RechargePanel } from '../recharge/recharge-panel'
import { TopUpsTab } from '../recharge/top-ups-tab'
import { TasksSection } from '../tasks/tasks-section'
import { BalanceOverview } from './balance-overview'
import { Conversions } from './conversions'
import { OrdersTab } from './orders-tab'
import classes from './wallet.module.css'

const tabs = ['orders', 'top-ups', 'withdraw', 'convert', 'cards'] as const
type Tab = (typeof tabs)[number]
const steps = ['tab']

/** Tab of the address; orders for everything else. */
export const tabOf = (word: string | null): Tab => tabs.find((tab) => tab === word) ?? 'orders'

/** What the member owns, what happened to it, and the ways out. `tab` in the address says which part is open. */
export function WalletSection() {
  const t = useT('member')
  const [search, setSearch] = useAddress(steps)
  const { data: balances, isError, refetch } = useBalances()
  const tab = tabOf(search.get('tab'))
  if (isError && !balances) return <LoadFailed onRetry={refetch} minHeight={480} />
  if (!balances) return <Loading height={480} />
  return (
    <>
      <BalanceOverview balances={balances} />
      {search.get('isRecharge') === 'true' ? (
        <div className={classNames(classes.topUp, css.oneBelow1240)}>
          <RechargePanel />
          <div className={css.grid1}>
            <TasksSection />
          </div>
        </div>
      ) : undefined}
      <Tabs
        label={t('section.wallet')}
        items={tabs.map((value) => ({ value, label: t(value === 'top-ups' ? 'topUps.title' : `wallet.tab.${value}`) }))}
        value={tab}
        onValueChange={(value) => setSearch({ type: '1', tab: value })}
        panelClassName={classes.panel ?? ''}
      >
        {tab === 'orders' ? <OrdersTab /> : undefined}
        {tab === 'top-ups' ? <TopUpsTab /> : undefined}
        {tab === 'withdraw' ? <WithdrawTab balances={balances} /> : undefined}
        {tab === 'convert' ? (
          <>
            <ConvertTab balances={balances} />
            <Conversions />
          </>
        ) : undefined}
        {tab === 'cards' ? <MethodsTab /> : undefined}
      </Tabs>
    </>
  )
}
