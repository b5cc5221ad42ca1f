import { useT } from '@pitchside/i18n'
import { classNames, Link, Td } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { DecisionBoard } from '../decision-board'
import { ReportDecisionDialog } from './report-decision-dialog'
import { fetchReports, type MemberReport } from './reports.calls'

function Cells({ row: { person, kind, reason, reporter } }: { row: MemberReport }) {
  const t = useT('live')
  return (
    <>
      <Td>
        <span className={classNames(css.stack1, css.shrink)}>
          <span className={classNames(css.cut, css.bold)} title={person?.name}>
            {person?.name ?? t('operator.reports.gone')}
          </span>
          <span className={classNames(css.facts, css.caption)}>{t(`operator.reports.kind.${kind}`)}</span>
        </span>
      </Td>
      <Td>{reason}</Td>
      <Td>
        <Link href={`/persona?id=${reporter.id}`}>{reporter.name}</Link>
      </Td>
    </>
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
      heads={(['target', 'reason', 'reporter'] as const).map((head) => t(`operator.reports.${head}`))}
      cells={(row) => <Cells row={row} />}
      tones={['warning', 'success', 'neutral']}
      dialog={(report, { close, done }) => (
        <ReportDecisionDialog key={report.id} report={report} onClose={close} onDecided={done} />
      )}
    />
  )
}
