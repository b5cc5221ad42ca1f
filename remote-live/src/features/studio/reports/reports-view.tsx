import { formatDate, useT } from '@pitchside/i18n'
import { keepPreviousData, useQuery } from '@pitchside/platform'
import { Badge, Button, Card, Link, Table, Tabs, Td, Th, Tr } from '@pitchside/ui'
import { useState } from 'react'
import { PagedList } from '../paged-list'
import styles from '../studio.module.css'
import { ReportDecisionDialog } from './report-decision-dialog'
import { fetchReports, type MemberReport } from './reports.calls'

const states = ['0', '1', '2'] as const
const tones = ['warning', 'success', 'neutral'] as const
const dateOptions = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const

function Rows({ rows, onOpen }: { rows: readonly MemberReport[]; onOpen: (row: MemberReport) => void }) {
  const t = useT('live')
  return (
    <Table caption={t('operator.reports.title')}>
      <thead>
        <tr>
          <Th>{t('operator.reports.target')}</Th>
          <Th>{t('operator.reports.reason')}</Th>
          <Th>{t('operator.reports.reporter')}</Th>
          <Th>{t('studio.review.sentAt')}</Th>
          <Th>{t('studio.review.status')}</Th>
          <Th align="end">{t('studio.review.action')}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Tr key={row.id}>
            <Td>
              <span className={styles.words}>
                <span className={styles.title}>{row.person?.name ?? t('operator.reports.gone')}</span>
                <span className={styles.meta}>{t(`operator.reports.kind.${row.kind}`)}</span>
              </span>
            </Td>
            <Td>{row.reason}</Td>
            <Td>
              <Link href={`/persona?id=${row.reporter.id}`}>{row.reporter.name}</Link>
            </Td>
            <Td isNumber>{formatDate(row.sentAt, dateOptions)}</Td>
            <Td>
              <Badge tone={tones[row.status]}>{t(`operator.reports.state.${row.status}`)}</Badge>
            </Td>
            <Td align="end">
              <Button size="sm" variant="outline" onClick={() => onOpen(row)}>
                {t(row.status === 0 ? 'studio.review.look' : 'studio.review.details')}
              </Button>
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Operators look at what members report. */
export function ReportsView() {
  const t = useT('live')
  const [state, setState] = useState<(typeof states)[number]>('0')
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<MemberReport>()
  const reports = useQuery({
    queryKey: ['live', 'reports', state, page],
    queryFn: ({ signal }) => fetchReports(Number(state) as 0 | 1 | 2, page, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
  return (
    <Card title={t('operator.reports.title')}>
      <Tabs
        label={t('operator.reports.title')}
        items={states.map((value) => ({ value, label: t(`operator.reports.state.${value}`) }))}
        value={state}
        onValueChange={(value) => {
          setState(value)
          setPage(1)
        }}
      >
        <PagedList
          query={reports}
          label={t('operator.reports.title')}
          minHeight={320}
          skeleton={{ lines: 6, height: 32 }}
          empty={{ title: t('operator.reports.none') }}
          onPageChange={setPage}
        >
          {(rows) => <Rows rows={rows} onOpen={setOpened} />}
        </PagedList>
      </Tabs>
      {opened ? (
        <ReportDecisionDialog
          report={opened}
          onClose={() => setOpened(undefined)}
          onDecided={() => {
            setOpened(undefined)
            void reports.refetch()
          }}
        />
      ) : undefined}
    </Card>
  )
}
