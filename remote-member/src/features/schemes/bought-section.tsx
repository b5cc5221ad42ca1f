import { useT } from '@pitchside/i18n'
import { PagedList } from '@pitchside/parts'
import { Slot } from '@pitchside/remote-kit'
import { Card } from '@pitchside/ui'
import { SchemeTable } from './scheme-table'
import { loadBoughtSchemes } from './schemes.calls'

/** Schemes the member bought, with what came of them. */
export function BoughtSchemesSection() {
  const t = useT('member')
  const name = t('section.schemes')
  return (
    <Card title={name}>
      <PagedList
        label={name}
        queryKey={['member', 'schemes', 'bought']}
        load={loadBoughtSchemes}
        empty={{
          title: t('schemes.noneBought'),
          action: { label: t('schemes.find'), href: '/specialist-home?type=1' },
        }}
        minHeight={420}
        after={<Slot name="suggested.rooms" props={{}} />}
      >
        {(schemes) => (
          <SchemeTable
            caption={name}
            rows={schemes}
            heads={[t('schemes.expert'), t('schemes.paid')]}
            who={(row) => row.expert}
            note={(row) => (row.isDone ? t('schemes.refunded') : '')}
          />
        )}
      </PagedList>
    </Card>
  )
}
