import { formatDate, groupedNumber, useT } from '@pitchside/i18n'
import { PagedList } from '@pitchside/parts'
import { Card, Table, Td, Th, Tr } from '@pitchside/ui'
import { loadExperience } from './level.calls'

/** Where the experience came from, newest first. */
export function ExperienceLog() {
  const t = useT('member')
  return (
    <Card title={t('levels.log')} isFlush>
      <PagedList
        label={t('levels.log')}
        queryKey={['member', 'experience']}
        load={loadExperience}
        empty={{ title: t('levels.none'), text: t('levels.noneText') }}
        minHeight={220}
      >
        {(rows) => (
          <Table caption={t('levels.log')}>
            <thead>
              <Tr>
                <Th>{t('levels.time')}</Th>
                <Th>{t('levels.from')}</Th>
                <Th align="end">{t('levels.pointsHead')}</Th>
              </Tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Tr key={row.id}>
                  <Td>{formatDate(row.atMs, 'moment')}</Td>
                  <Td>{t(`levels.source.${row.source}`, { defaultValue: row.source })}</Td>
                  <Td align="end">+{groupedNumber(row.points)}</Td>
                </Tr>
              ))}
            </tbody>
          </Table>
        )}
      </PagedList>
    </Card>
  )
}
