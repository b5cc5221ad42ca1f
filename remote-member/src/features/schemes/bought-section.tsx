import { useT } from '@pitchside/i18n'
import { keepPreviousData, useQuery } from '@pitchside/platform'
import { Card, Skeleton, StateBox } from '@pitchside/ui'
import { useState } from 'react'
import { LoadFailed } from '../member-centre/load-failed'
import { PageTurner } from '../member-centre/page-turner'
import { SchemeTable } from './scheme-table'
import { loadBoughtSchemes } from './schemes.calls'

/** Schemes the member bought, with what came of them. */
export function BoughtSchemesSection() {
  const t = useT('member')
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useQuery({
    queryKey: ['member', 'schemes', 'bought', page],
    queryFn: ({ signal }) => loadBoughtSchemes(page, signal),
    placeholderData: keepPreviousData,
  })
  if (isError) return <LoadFailed onRetry={() => void refetch()} minHeight={420} />
  if (!data) return <Skeleton variant="large" height={420} />
  if (data.rows.length === 0)
    return (
      <StateBox
        kind="empty"
        title={t('schemes.noneBought')}
        action={{ label: t('schemes.find'), href: '/specialist-home?type=1' }}
        minHeight={420}
      />
    )
  return (
    <Card title={t('section.schemes')}>
      <SchemeTable
        caption={t('section.schemes')}
        rows={data.rows}
        heads={[t('schemes.expert'), t('schemes.paid')]}
        who={(row) => row.expert}
        note={(row) => (row.isDone ? t('schemes.refunded') : '')}
      />
      <PageTurner label={t('section.schemes')} page={page} pages={data.pages} onPage={setPage} />
    </Card>
  )
}
