import { bus } from '@pitchside/bus'
import { call } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Banner } from '@pitchside/ui'

/** What opens with `isRecharge=true`: the way to more diamonds. */
export function RechargePlace() {
  const t = useT('member')
  const agent = useQuery({
    queryKey: ['member', 'support-agent'],
    queryFn: ({ signal }) => call('getSupportAgent', {}, { isQuiet: true, signal }),
  })
  const { data } = agent
  const talk = data
    ? { label: t('wallet.talk'), onClick: () => bus.emit('chat.requested', { isOpen: true, peerId: data.id }) }
    : undefined
  return (
    <Banner tone="info" {...(talk ? { action: talk } : {})}>
      {t('wallet.recharge')}
    </Banner>
  )
}
