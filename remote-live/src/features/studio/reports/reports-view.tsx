import { formatDate, useT } from '@pitchside/i18n'
import { Badge, classNames, Link, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { DecisionBoard, OpenButton } from '../decision-board'
import { ReportDecisionDialog } from './report-decision-dialog'
import { fetchReports, type MemberReport } from './reports.calls'

const tones = ['warning', 'success', 'neutral'] as const
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
              <span className={classNames(css.stack1, css.shrink)}>
                <span className={classNames(css.cut, css.bold)} title={row.person?.name}>
                  {row.person?.name ?? t('operator.reports.gone')}
                </span>
                <span className={classNames(css.facts, css.caption)}>{t(`operator.reports.kind.${row.kind}`)}</span>
              </span>
            </Td>
            <Td>{row.reason}</Td>
            <Td>
              <Link href={`/persona?id=${row.reporter.id}`}>{row.reporter.name}</Link>
            </Td>
            <Td isNumber>{formatDate(row.sentAt, 'moment')}</Td>
            <Td>
              <Badge tone={tones[row.status]}>{t(`operator.reports.state.${row.status}`)}</Badge>
            </Td>
            <Td align="end">
              <OpenButton state={row.status} onClick={() => onOpen(row)} />
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
  return (
    <DecisionBoard
      title={t('operator.reports.title')}
      empty={t('operator.reports.none')}
      stateLabel={(state) => t(`operator.reports.state.${state}`)}
      name="reports"
      load={fetchReports}
      table={(rows, open) => <Rows rows={rows} onOpen={open} />}
      dialog={(report, { close, done }) => (
        <ReportDecisionDialog key={report.id} report={report} onClose={close} onDecided={done} />
      )}
    />
  )
}
