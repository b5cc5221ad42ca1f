import { formatDate, useT } from '@pitchside/i18n'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { Badge, type BadgeTone, Button, Diamonds, Skeleton, StateBox } from '@pitchside/ui'
import { useState } from 'react'
import { PageTurner } from '../member-centre/page-turner'
import { GoodsArt } from './goods-art'
import { confirmReceipt, type Exchange, type ExchangeState, loadExchanges } from './mall.calls'
import classes from './mall.module.css'

const tones: Record<ExchangeState, BadgeTone> = { ordered: 'warning', sent: 'info', done: 'success', refused: 'danger' }
const when: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }

interface RowProps {
  exchange: Exchange
  isBusy: boolean
  onConfirm: () => void
}

function RecordRow({ exchange, isBusy, onConfirm }: RowProps) {
  const t = useT('member')
  const { receiver, state, remark } = exchange
  return (
    <li className={classes.record}>
      <span className={classes.thumb}>
        <GoodsArt picture={exchange.picture} size={48} />
      </span>
      <div className={classes.words}>
        <b>
          {exchange.name} ×{exchange.count}
        </b>
        <small>{formatDate(exchange.atMs, when)}</small>
        {exchange.isParcel ? <small>{`${receiver.name} ${receiver.mobile} ${receiver.address}`}</small> : undefined}
        {remark ? <small>{t('mall.remark', { remark })}</small> : undefined}
      </div>
      <Diamonds amount={exchange.diamonds} label={t('diamonds')} />
      <Badge tone={tones[state]}>{t(`mall.state.${state}`)}</Badge>
      {state === 'sent' ? (
        <Button size="sm" isLoading={isBusy} onClick={onConfirm}>
          {t('mall.received')}
        </Button>
      ) : undefined}
    </li>
  )
}

/** What the member exchanged, newest first. */
export function ExchangeRecords() {
  const t = useT('member')
  const client = useQueryClient()
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useQuery({
    queryKey: ['member', 'mall', 'records', page],
    queryFn: ({ signal }) => loadExchanges(page, signal),
    placeholderData: keepPreviousData,
  })
  const confirm = useMutation({
    mutationFn: confirmReceipt,
    onSettled: () => client.invalidateQueries({ queryKey: ['member', 'mall', 'records'] }),
  })
  if (isError)
    return (
      <StateBox
        kind="error"
        title={t('state.error')}
        action={{ label: t('state.retry'), onClick: () => void refetch() }}
        minHeight={360}
      />
    )
  if (!data) return <Skeleton variant="large" height={360} />
  if (data.rows.length === 0) return <StateBox kind="empty" title={t('mall.noRecords')} minHeight={360} />
  return (
    <>
      <ul className={classes.records}>
        {data.rows.map((row) => (
          <RecordRow
            key={row.id}
            exchange={row}
            isBusy={confirm.isPending && confirm.variables === row.id}
            onConfirm={() => confirm.mutate(row.id)}
          />
        ))}
      </ul>
      <PageTurner label={t('mall.records')} page={page} pages={data.pages} onPage={setPage} />
    </>
  )
}
