import { groupedNumber, useT } from '@pitchside/i18n'
import { Button, DiamondIcon } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { Balances } from '../../parts/balances/use-balances'
import classes from './wallet.module.css'

const at = (tab: string) => `/member?type=1&tab=${tab}`

/** What the member owns: to spend, to withdraw, and on its way out. */
export function BalanceOverview({ balances }: { balances: Balances }) {
  const t = useT('member')
  return (
    <div className={classes.wallet}>
      <div>
        <p className={css.soft}>{t('wallet.balance')}</p>
        <p className={classes.balance}>
          <DiamondIcon size={44} />
          {groupedNumber(Number(balances.spendable))}
        </p>
        <Button variant="gold" icon="plus" href="/member?type=1&isRecharge=true">
          {t('wallet.topUp')}
        </Button>
        <Button variant="outline" href={at('orders')}>
          {t('wallet.details')}
        </Button>
      </div>
      <div>
        <p className={css.soft}>{t('wallet.withdrawable')}</p>
        <p className={classes.amount}>{groupedNumber(Number(balances.withdrawable))}</p>
        <Button variant="outline" icon="wallet" href={at('withdraw')}>
          {t('wallet.withdraw')}
        </Button>
        <Button variant="outline" icon="arrow-left-right" href={at('convert')}>
          {t('wallet.convert')}
        </Button>
      </div>
      <div>
        <p className={css.soft}>{t('wallet.inReview')}</p>
        <p className={classes.amount}>{groupedNumber(Number(balances.inReview))}</p>
        <p className={css.caption}>{t('wallet.inReviewHint')}</p>
      </div>
    </div>
  )
}
