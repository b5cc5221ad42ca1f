import { formatDate, useT } from '@pitchside/i18n'
import { inAll, PageView } from '@pitchside/parts'
import { keepPreviousData, useMutation, useQuery } from '@pitchside/platform'
import { Badge, Button, Card, Link, Skeleton, Table, Td, Th, Tr, toast } from '@pitchside/ui'
import { useState } from 'react'
import styles from '../studio.module.css'
import { decideHorn, fetchWaitingHorns, type WaitingHorn } from './horn-review.calls'

const everyMs = 15_000

interface RowsProps {
  rows: readonly WaitingHorn[]
  busyId: number | undefined
  onDecide: (horn: WaitingHorn, isApproved: boolean) => void
}

function Rows({ rows, busyId, onDecide }: RowsProps) {
  const t = useT('live')
  return (
    <Table caption={t('operator.horns.title')}>
      <thead>
        <tr>
          <Th>{t('studio.review.member')}</Th>
          <Th>{t('operator.horns.text')}</Th>
          <Th>{t('studio.review.sentAt')}</Th>
          <Th>{t('operator.horns.price')}</Th>
          <Th align="end">{t('studio.review.action')}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((horn) => (
          <Tr key={horn.id}>
            <Td>
              <Link href={`/persona?id=${horn.userId}`}>{horn.nickname}</Link>
            </Td>
            <Td>{horn.text}</Td>
            <Td isNumber>{formatDate(horn.sentAt, 'moment')}</Td>
            <Td>
              <Badge tone={horn.isFree ? 'info' : 'gold'}>
                {t(horn.isFree ? 'operator.horns.free' : 'operator.horns.paid')}
              </Badge>
            </Td>
            <Td align="end">
              <span className={styles.buttons}>
                <Button
                  size="sm"
                  variant="primary"
                  aria-label={t('operator.horns.approveOf', { text: horn.text })}
                  disabled={busyId === horn.id}
                  onClick={() => onDecide(horn, true)}
                >
                  {t('studio.review.approve')}
                </Button>
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={t('operator.horns.refuseOf', { text: horn.text })}
                  disabled={busyId === horn.id}
                  onClick={() => onDecide(horn, false)}
                >
                  {t('studio.review.reject')}
                </Button>
              </span>
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Operators decide which horns all rooms see; a refused one is paid back. */
export function HornReviewView() {
  const t = useT('live')
  const [page, setPage] = useState(1)
  const horns = useQuery({
    queryKey: ['live', 'horns-to-review', page],
    queryFn: ({ signal }) => fetchWaitingHorns(page, signal),
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
  })
  const decide = useMutation({
    mutationFn: ({ horn, isApproved }: { horn: WaitingHorn; isApproved: boolean }) => decideHorn(horn.id, isApproved),
    onSuccess: (_data, { isApproved }) =>
      void toast(t(isApproved ? 'operator.horns.approved' : 'operator.horns.refused'), { tone: 'success' }),
    // Somebody else may have decided it: the list says what is left.
    onSettled: () => horns.refetch(),
  })
  return (
    <Card title={t('operator.horns.title')}>
      <PageView
        foot={inAll}
        query={horns}
        label={t('operator.horns.title')}
        minHeight={320}
        skeleton={<Skeleton lines={6} height={32} />}
        empty={{ title: t('operator.horns.none') }}
        onPageChange={setPage}
      >
        {(rows) => (
          <Rows
            rows={rows}
            busyId={decide.isPending ? decide.variables.horn.id : undefined}
            onDecide={(horn, isApproved) => decide.mutate({ horn, isApproved })}
          />
        )}
      </PageView>
    </Card>
  )
}
