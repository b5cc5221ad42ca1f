import { formatDate, useT } from '@pitchside/i18n'
import { keepPreviousData, useQuery } from '@pitchside/platform'
import { Avatar, Badge, Button, Card, Table, Tabs, Td, Th, Tr } from '@pitchside/ui'
import { useState } from 'react'
import { pictureOf } from '../../rooms/picture'
import { PagedList } from '../paged-list'
import styles from '../studio.module.css'
import { fetchApplications, type ReviewedApplication } from './review.calls'
import { ReviewDialog } from './review-dialog'

const states = ['0', '1', '2'] as const
const tones = ['warning', 'success', 'danger'] as const
const dateOptions = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const

function Rows({ rows, onOpen }: { rows: readonly ReviewedApplication[]; onOpen: (row: ReviewedApplication) => void }) {
  const t = useT('live')
  return (
    <Table caption={t('studio.review.title')}>
      <thead>
        <tr>
          <Th>{t('studio.review.member')}</Th>
          <Th>{t('studio.apply.realName')}</Th>
          <Th>{t('studio.apply.kinds')}</Th>
          <Th>{t('studio.review.sentAt')}</Th>
          <Th>{t('studio.review.status')}</Th>
          <Th align="end">{t('studio.review.action')}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Tr key={row.id}>
            <Td>
              <span className={styles.person}>
                <Avatar {...pictureOf(row.avatar, row.userId)} size={32} />
                <b>{row.nickname}</b>
              </span>
            </Td>
            <Td>{row.realName}</Td>
            <Td>{row.kinds.map((kind) => t(`kind.${kind + 1}`)).join(' · ')}</Td>
            <Td isNumber>{formatDate(row.sentAt, dateOptions)}</Td>
            <Td>
              <Badge tone={tones[row.status]}>{t(`studio.review.state.${row.status}`)}</Badge>
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

/** Operators decide who becomes an anchor. */
export function ReviewView() {
  const t = useT('live')
  const [state, setState] = useState<(typeof states)[number]>('0')
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<ReviewedApplication>()
  const applications = useQuery({
    queryKey: ['live', 'review', state, page],
    queryFn: ({ signal }) => fetchApplications(Number(state) as 0 | 1 | 2, page, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
  return (
    <Card title={t('studio.review.title')}>
      <Tabs
        label={t('studio.review.title')}
        items={states.map((value) => ({ value, label: t(`studio.review.state.${value}`) }))}
        value={state}
        onValueChange={(value) => {
          setState(value)
          setPage(1)
        }}
      >
        <PagedList
          query={applications}
          label={t('studio.review.title')}
          minHeight={320}
          skeleton={{ lines: 6, height: 32 }}
          empty={{ title: t('studio.review.none') }}
          onPageChange={setPage}
        >
          {(rows) => <Rows rows={rows} onOpen={setOpened} />}
        </PagedList>
      </Tabs>
      {opened ? (
        <ReviewDialog
          application={opened}
          onClose={() => setOpened(undefined)}
          onDecided={() => {
            setOpened(undefined)
            void applications.refetch()
          }}
        />
      ) : undefined}
    </Card>
  )
}
