import { hoursText } from '@pitchside/base'
import { compactNumber, formatDate, useT } from '@pitchside/i18n'
import { inAll, PageView } from '@pitchside/parts'
import { keepPreviousData, useQuery, useSearchParams } from '@pitchside/platform'
import { Button, Card, classNames, Dialog, Skeleton, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { SuggestedRooms } from '../../../parts/suggested/suggested-rooms'
import { Player } from '../../player/player'
import type { OwnBroadcast } from '../broadcast'
import { ReportView } from '../report/report-view'
import { fetchRecordings, fetchRecords } from '../studio.calls'

interface RowsProps {
  rows: readonly OwnBroadcast[]
  recordings: ReadonlyMap<number, string>
  onPlay: (record: OwnBroadcast) => void
}

function Rows({ rows, recordings, onPlay }: RowsProps) {
  const t = useT('live')
  return (
    <Table caption={t('studio.records.title')}>
      <thead>
        <tr>
          <Th>{t('studio.records.date')}</Th>
          <Th>{t('studio.form.title')}</Th>
          <Th align="end">{t('studio.summary.duration')}</Th>
          <Th align="end">{t('studio.summary.viewersMost')}</Th>
          <Th align="end">{t('studio.summary.heatMost')}</Th>
          <Th align="end">{t('studio.report.open')}</Th>
          <Th align="end">{t('studio.records.playback')}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Tr key={row.id}>
            <Td isNumber>{formatDate(row.startsAt, 'moment')}</Td>
            <Td>
              <span className={classNames(css.stack1, css.shrink)}>
                <span className={classNames(css.cut, css.bold)} title={row.title}>
                  {row.title}
                </span>
                {row.match ? (
                  <span className={classNames(css.facts, css.caption)}>
                    {row.match.home} vs {row.match.away}
                  </span>
                ) : undefined}
              </span>
            </Td>
            <Td align="end" isNumber>
              {hoursText(row.durationS)}
            </Td>
            <Td align="end" isNumber>
              {compactNumber(row.viewers)}
            </Td>
            <Td align="end" isNumber>
              {compactNumber(row.heat)}
            </Td>
            <Td align="end">
              <Button
                size="sm"
                variant="ghost"
                href={`/member?type=20&report=${row.id}`}
                aria-label={t('studio.report.openName', { name: row.title })}
              >
                {t('studio.report.open')}
              </Button>
            </Td>
            <Td align="end">
              {recordings.has(row.id) ? (
                <Button
                  size="sm"
                  icon="play"
                  aria-label={t('studio.records.playName', { name: row.title })}
                  onClick={() => onPlay(row)}
                >
                  {t('studio.records.play')}
                </Button>
              ) : (
                <span className={css.footnote}>{t('studio.records.noPlayback')}</span>
              )}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Broadcasts that are over, and the report of one: `&report=<its number>`. */
export function RecordsView() {
  const [search] = useSearchParams()
  const reported = Number(search.get('report') ?? 0)
  return reported > 0 ? <ReportView key={reported} id={reported} /> : <Records />
}

function Records() {
  const t = useT('live')
  const [page, setPage] = useState(1)
  const [playing, setPlaying] = useState<OwnBroadcast>()
  const records = useQuery({
    queryKey: ['live', 'records', page],
    queryFn: ({ signal }) => fetchRecords(page, signal),
    placeholderData: keepPreviousData,
  })
  const { data: recordings = new Map<number, string>() } = useQuery({
    queryKey: ['live', 'recordings', page],
    queryFn: ({ signal }) => fetchRecordings(page, signal),
  })
  return (
    <Card title={t('studio.records.title')}>
      <PageView
        foot={inAll}
        query={records}
        label={t('studio.records.title')}
        minHeight={360}
        skeleton={<Skeleton lines={6} height={40} />}
        empty={{
          title: t('studio.records.none'),
          action: { label: t('studio.apply.goLive'), href: '/member?type=9' },
        }}
        after={<SuggestedRooms />}
        onPageChange={setPage}
      >
        {(rows) => <Rows rows={rows} recordings={recordings} onPlay={setPlaying} />}
      </PageView>
      {playing ? (
        <Dialog
          isOpen
          size="lg"
          title={playing.title}
          closeLabel={t('state.close')}
          onOpenChange={(isOpen) => isOpen || setPlaying(undefined)}
        >
          <Player isPlayback src={recordings.get(playing.id) ?? ''} poster={playing.cover} label={playing.title} />
        </Dialog>
      ) : undefined}
    </Card>
  )
}
