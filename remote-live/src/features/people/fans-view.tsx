import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { usePlace } from '@pitchside/platform'
import { Card } from '@pitchside/ui'
import { fetchFans } from './people.calls'
import { PeopleList } from './people-list'

/** Who follows this member. */
export function FansView() {
  const t = useT('live')
  const user = useUser()
  const { page, toPage } = usePlace(['all'])
  return (
    <Card title={t('people.fans')}>
      <PeopleList
        label={t('people.fans')}
        queryKey={['live', 'people', 'fans', user?.id, page]}
        fetchPage={(signal) => fetchFans(page, signal)}
        empty={{
          title: t('people.none.fans'),
          text: t('people.noFansText'),
          action: { label: t('people.ownPage'), href: `/persona?id=${user?.id ?? 0}` },
        }}
        areFans
        totalKey="people.fansTotal"
        onPageChange={toPage}
      />
    </Card>
  )
}
