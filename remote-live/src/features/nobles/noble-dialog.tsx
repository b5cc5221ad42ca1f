import { useUser } from '@pitchside/auth'
import { formatDate, groupedNumber, useT } from '@pitchside/i18n'
import { LoadFailed, refusalOf, useIntent } from '@pitchside/parts'
import { useQuery, useQueryClient } from '@pitchside/platform'
import {
  AlertDialog,
  BalanceChange,
  Button,
  classNames,
  Dialog,
  DiamondIcon,
  Diamonds,
  Link,
  type NobleTier,
  Skeleton,
  StateBox,
  Sums,
  toast,
} from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { topUpPath } from '../../parts/paying/top-up-dialog'
import { MountArt } from './mount-art'
import { dealOf, type Rank, type Standing } from './noble'
import styles from './noble-dialog.module.css'
import { buyRank, fetchRanks } from './nobles.calls'
import { PerksTable } from './perks-table'
import { standingKey, useStanding } from './use-standing'

/** Stage, table and bar together: the dialog stands in the middle of the window and must not grow while one looks. */
const ranksPx = 568

interface Props {
  anchorId: number
  onClose: () => void
}

function useBuying(anchorId: number, onBought: () => void) {
  const t = useT('live')
  const client = useQueryClient()
  return useIntent<NobleTier>({
    send: (tier, nonce) => buyRank(tier, anchorId, nonce),
    onDone: (tier) => {
      toast(t('nobles.bought', { rank: t(`noble.${tier}`) }), { tone: 'success' })
      void client.invalidateQueries({ queryKey: standingKey })
      void client.invalidateQueries({ queryKey: ['live', 'seats', anchorId] })
      onBought()
    },
    onFailure: (error) => void toast(refusalOf(error) ?? t('nobles.offline'), { tone: 'error' }),
  })
}

/** Price of a rank for whoever looks, in diamonds. */
function priceOf(rank: Rank, standing: Standing | undefined): number {
  const own = standing?.prices.get(rank.tier)
  return own === undefined ? rank.diamonds : Number(own)
}

function Bar({ rank, standing, anchorId }: { rank: Rank; standing: Standing | undefined; anchorId: number }) {
  const t = useT('live')
  const user = useUser()
  const [isAsking, setAsking] = useState(false)
  const buying = useBuying(anchorId, () => setAsking(false))
  const deal = dealOf(rank.tier, standing)
  const price = priceOf(rank, standing)
  const balance = Number(user?.balance ?? 0)
  const name = t(`noble.${rank.tier}`)
  const isShort = deal !== 'unavailable' && price > balance
  const words = { count: price, rank: name, price: groupedNumber(price) }
  return (
    <div className={styles.bar}>
      <p className={classNames(styles.price, css.stack2px)}>
        <span>
          <DiamondIcon size={20} />
          <b>{groupedNumber(price)}</b>
          {t('nobles.perMonth')}
        </span>
        <small>
          {t('nobles.balance', { balance: groupedNumber(balance) })}
          {isShort ? (
            <Link className={css.brand} href={topUpPath}>
              {t('envelopes.topUp')}
            </Link>
          ) : undefined}
        </small>
      </p>
      <Button
        variant="gold"
        size="lg"
        icon="crown"
        disabled={deal === 'unavailable' || isShort}
        onClick={() => setAsking(true)}
      >
        {t(isShort ? 'nobles.short' : `nobles.deal_${deal}`, { rank: name })}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t(`nobles.deal_${deal}`, { rank: name })}
        description={t(`nobles.ask_${deal}`, words)}
        confirmLabel={t('nobles.pay', words)}
        cancelLabel={t('nobles.cancel')}
        isBusy={buying.isPending}
        onConfirm={() => buying.start(rank.tier)}
      >
        <Sums
          rows={[
            { label: name, value: <Diamonds amount={price} label={t('diamonds')} /> },
            {
              label: t('gifts.balance'),
              value: <BalanceChange from={balance} by={-price} unit={t('diamonds')} />,
            },
          ]}
        />
      </AlertDialog>
    </div>
  )
}

function Ranks({ ranks, anchorId }: { ranks: readonly Rank[]; anchorId: number }) {
  const t = useT('live')
  const { data: standing } = useStanding()
  const [chosen, setChosen] = useState<NobleTier>()
  const tier = chosen ?? standing?.tier ?? 3
  const rank = ranks.find((candidate) => candidate.tier === tier) ?? ranks[0]
  if (!rank) return <StateBox kind="empty" title={t('nobles.none')} />
  return (
    <>
      <div className={styles.stage} data-tier={rank.tier}>
        <MountArt tier={rank.tier} size={104} />
        <div>
          <h4>{t(`noble.${rank.tier}`)}</h4>
          <p>{t('nobles.rides', { mount: t(`nobles.mount_${rank.tier}`) })}</p>
          {standing?.tier ? (
            <p className={styles.own}>
              {t('nobles.own', {
                rank: t(`noble.${standing.tier}`),
                date: formatDate(standing.endsAt, 'date'),
              })}
            </p>
          ) : undefined}
        </div>
      </div>
      <PerksTable ranks={ranks} chosen={rank.tier} onChoose={setChosen} />
      <Bar rank={rank} standing={standing} anchorId={anchorId} />
    </>
  )
}

/** The ranks side by side with what they give and cost, and the purchase. */
export function NobleDialog({ anchorId, onClose }: Props) {
  const t = useT('live')
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['live', 'noble-ranks'],
    queryFn: fetchRanks,
    staleTime: 600_000,
  })
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('nobles.title')}
      closeLabel={t('state.close')}
    >
      {isError ? (
        <LoadFailed onRetry={refetch} minHeight={ranksPx} />
      ) : isPending ? (
        <Skeleton variant="block" height={ranksPx} />
      ) : (
        <Ranks ranks={data} anchorId={anchorId} />
      )}
    </Dialog>
  )
}
