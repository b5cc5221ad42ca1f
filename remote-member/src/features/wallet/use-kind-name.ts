import { useT } from '@pitchside/i18n'
import type { OrderAccount } from './order-filter'

/** What a kind of booking is called: a gift is one thing to who gives it and another to who gets it. */
export function useKindName(account: OrderAccount): (kind: string) => string {
  const t = useT('member')
  return (kind) => {
    const name = t(`wallet.kinds.${kind}`, { defaultValue: kind })
    return account === 'income' ? t(`wallet.incomeKinds.${kind}`, { defaultValue: name }) : name
  }
}
