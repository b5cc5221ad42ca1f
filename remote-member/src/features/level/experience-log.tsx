import { formatDate, groupedNumber, useT } from '@pitchside/i18n'
import { keepPreviousData, useQuery } from '@pitchside/platform'
import { Card, Skeleton, StateBox, Table, Td, Th, Tr } from '@pitchside/ui'
import { useState } from 'react'
import { PageTurner } from '../member-centre/page-turner'
import { loadExperience } from './level.calls'

const when: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}

/** Where the experience came from, newest first. */
export function ExperienceLog() {
  const t = useT('member')
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useQuery({
    queryKey: ['member', 'experience', page],
    queryFn: ({ signal }) => loadExperience(page, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <Card title={t('levels.log')} isFlush>
      {isError ? (
        <StateBox
          kind="error"
          title={t('state.error')}
          action={{ label: t('state.retry'), onClick: () => void refetch() }}
          minHeight={220}
        />
      ) : !data ? (
        <Skeleton variant="block" height={220} />
      ) : data.rows.length === 0 ? (
        <StateBox kind="empty" title={t('levels.none')} text={t('levels.noneText')} minHeight={220} />
      ) : (
        <>
          <Table caption={t('levels.log')}>
            <thead>
              <Tr>
                <Th>{t('levels.time')}</Th>
                <Th>{t('levels.from')}</Th>
                <Th align="end">{t('levels.pointsHead')}</Th>
              </Tr>
            </thead>
            <tbody>
              {data.rows.map((row) => (
                <Tr key={row.id}>
                  <Td>{formatDate(row.atMs, when)}</Td>
                  <Td>{t(`levels.source.${row.source}`, { defaultValue: row.source })}</Td>
                  <Td align="end">+{groupedNumber(row.points)}</Td>
                </Tr>
              ))}
            </tbody>
          </Table>
          <PageTurner label={t('levels.log')} page={page} pages={data.pages} onPage={setPage} />
        </>
      )}
    </Card>
  )
}
