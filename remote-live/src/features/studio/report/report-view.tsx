import { hoursText, rounded } from '@pitchside/base'
import { clockTime, formatDate, groupedNumber, useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Button, Card, classNames, Num, Skeleton, saveFile, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import studio from '../studio.module.css'
import { type BroadcastReport, type Measure, meanBefore, measures, peakOf, sheetOf } from './report'
import { fetchReport } from './report.calls'
import { ViewersChart } from './viewers-chart'

const shownOf = (measure: Measure, value: number): string =>
  measure === 'durationS' ? hoursText(Math.round(value)) : groupedNumber(rounded(value, 1))

/** A number beside the mean of the broadcasts before. */
function Figure({ report, measure }: { report: BroadcastReport; measure: Measure }) {
  const t = useT('live')
  const mean = meanBefore(report, measure)
  const change = mean ? Math.round((report[measure] / mean - 1) * 100) : undefined
  return (
    <div className={studio.number}>
      <dt className={css.caption}>{t(`studio.report.measure.${measure}`)}</dt>
      <dd>
        <Num value={shownOf(measure, report[measure])} />
        {change === undefined || change === 0 ? undefined : (
          <small
            className={classNames(css.caption, change > 0 ? css.rising : css.falling)}
            title={t('studio.report.mean', { value: shownOf(measure, mean as number) })}
          >
            {change > 0 ? '+' : ''}
            {change} %
          </small>
        )}
      </dd>
    </div>
  )
}

function Peaks({ report }: { report: BroadcastReport }) {
  const t = useT('live')
  const peaks = (['people', 'lines', 'given'] as const).flatMap((what) => {
    const peak = peakOf(report, what)
    return peak ? [t(`studio.report.peak.${what}`, { value: groupedNumber(peak[what]), time: clockTime(peak.at) })] : []
  })
  if (peaks.length === 0) return undefined
  return <p className={css.footnote}>{peaks.join(' · ')}</p>
}

function Before({ report }: { report: BroadcastReport }) {
  const t = useT('live')
  const shown = ['viewersMost', 'watchMinutes', 'lines', 'income', 'follows'] as const
  return (
    <div className={css.sideways}>
      <Table caption={t('studio.report.before')}>
        <thead>
          <tr>
            <Th>{t('studio.records.date')}</Th>
            <Th>{t('studio.form.title')}</Th>
            {shown.map((measure) => (
              <Th key={measure} align="end">
                {t(`studio.report.measure.${measure}`)}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[report, ...report.before].map((row) => (
            <Tr key={row.id}>
              <Td isNumber>{formatDate(row.startsAt, 'moment')}</Td>
              <Td>
                <span className={css.cut} title={row.title}>
                  {row.title}
                </span>
              </Td>
              {shown.map((measure) => (
                <Td key={measure} align="end" isNumber>
                  {shownOf(measure, row[measure])}
                </Td>
              ))}
            </Tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

/** What a broadcast came to: its numbers beside the last five, viewers by minute, and all of it for a spreadsheet. */
export function ReportView({ id }: { id: number }) {
  const t = useT('live')
  const { data, isError, refetch } = useQuery({
    queryKey: ['live', 'report', id],
    queryFn: ({ signal }) => fetchReport(id, signal),
  })
  const save = (report: BroadcastReport): void => {
    const words = {
      title: t('studio.form.title'),
      startsAt: t('studio.records.date'),
      minute: t('studio.report.minute'),
      people: t('studio.live.viewers'),
      measure: Object.fromEntries(
        measures.map((measure) => [measure, t(`studio.report.measure.${measure}`)]),
      ) as Record<Measure, string>,
    }
    const content = new Blob([sheetOf(report, words)], { type: 'text/csv;charset=utf-8' })
    saveFile({ name: `broadcast-${report.id}.csv`, content })
  }
  return (
    <Card
      title={data ? `${t('studio.report.title')} · ${data.title}` : t('studio.report.title')}
      actions={
        <>
          <Button size="sm" variant="outline" icon="download" disabled={!data} onClick={() => data && save(data)}>
            {t('studio.report.export')}
          </Button>
          <Button size="sm" variant="ghost" href="/member?type=20">
            {t('studio.summary.records')}
          </Button>
        </>
      }
    >
      {data ? (
        <div className={css.stack4}>
          <dl className={studio.numbers}>
            {measures.map((measure) => (
              <Figure key={measure} report={data} measure={measure} />
            ))}
          </dl>
          <ViewersChart report={data} />
          <Peaks report={data} />
          <Before report={data} />
        </div>
      ) : isError ? (
        <LoadFailed onRetry={refetch} minHeight={320} />
      ) : (
        <Skeleton lines={8} height={36} />
      )}
    </Card>
  )
}
