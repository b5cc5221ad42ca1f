import { formatDate, useT } from '@pitchside/i18n'
import { PagedList } from '@pitchside/parts'
import { useMutation, useQueryClient } from '@pitchside/platform'
import { Badge, type BadgeTone, Button, classNames, Diamonds } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { GoodsArt } from './goods-art'
import { confirmReceipt, type Exchange, type ExchangeState, loadExchanges } from './mall.calls'
import classes from './mall.module.css'

const tones: Record<ExchangeState, BadgeTone> = { ordered: 'warning', sent: 'info', done: 'success', refused: 'danger' }
interface RowProps {
  exchange: Exchange
  isBusy: boolean
  onConfirm: () => void
}

function RecordRow({ exchange, isBusy, onConfirm }: RowProps) {
  const t = useT('member')
  const { receiver, state, remark } = exchange
  return (
    <li className={classNames(classes.record, css.firstFlat)}>
      <span className={classes.thumb}>
        <GoodsArt picture={exchange.picture} size={48} />
      </span>
      <div className={classNames(css.stack2px, css.shrink)}>
        <b className={classNames(css.medium, css.size14)}>
          {exchange.name} ×{exchange.count}
        </b>
        <small className={classNames(css.caption, css.breakable)}>{formatDate(exchange.atMs, 'moment')}</small>
        {exchange.isParcel ? (
          <small
            className={classNames(css.caption, css.breakable)}
          >{`${receiver.name} ${receiver.mobile} ${receiver.address}`}</small>
        ) : undefined}
        {remark ? (
          <small className={classNames(css.caption, css.breakable)}>{t('mall.remark', { remark })}</small>
        ) : undefined}
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

const recordsKey = ['member', 'mall', 'records'] as const

/** What the member exchanged, newest first. */
export function ExchangeRecords() {
  const t = useT('member')
  const client = useQueryClient()
  const confirm = useMutation({
    mutationFn: confirmReceipt,
    onSettled: () => client.invalidateQueries({ queryKey: recordsKey }),
  })
  return (
    <PagedList
      label={t('mall.records')}
      queryKey={recordsKey}
      load={loadExchanges}
      empty={{ title: t('mall.noRecords') }}
      minHeight={360}
    >
      {(rows) => (
        <ul>
          {rows.map((row) => (
            <RecordRow
              key={row.id}
              exchange={row}
              isBusy={confirm.isPending && confirm.variables === row.id}
              onConfirm={() => confirm.mutate(row.id)}
            />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
