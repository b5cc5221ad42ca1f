import { formatDate, useT } from '@pitchside/i18n'
import { inAll, PageView } from '@pitchside/parts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { AlertDialog, Badge, Button, Card, Cover, classNames, Icon, Skeleton, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { SuggestedRooms } from '../../../parts/suggested/suggested-rooms'
import type { OwnBroadcast } from '../broadcast'
import { deleteBroadcast, fetchBroadcastPlans } from '../studio.calls'
import styles from '../studio.module.css'
import { MatchReserve } from './match-reserve'
import { PlanDialog } from './plan-dialog'
import plans from './plans.module.css'

interface PlanRowProps {
  plan: OwnBroadcast
  onEdit: () => void
  onDelete: () => void
}

function PlanRow({ plan, onEdit, onDelete }: PlanRowProps) {
  const t = useT('live')
  return (
    <li className={classNames(styles.row, css.oneBelow700, css.firstFlat)}>
      <Cover src={plan.cover} />
      <div className={classNames(css.stack1, css.shrink)}>
        <span className={classNames(css.cut, css.bold)} title={plan.title}>
          {plan.title}
        </span>
        <span className={classNames(css.facts, css.caption)}>
          <span className={css.inlineRow1}>
            <Icon name="clock" size={14} />
            {formatDate(plan.startsAt, 'moment')}
          </span>
          <span>{plan.kindName}</span>
          {plan.match ? <span>{plan.match.competition}</span> : undefined}
          {plan.state === 1 ? <Badge tone="live">{t('studio.plans.open')}</Badge> : undefined}
        </span>
      </div>
      <div className={styles.buttons}>
        {plan.state === 1 ? (
          <Button size="sm" variant="primary" href="/member?type=9">
            {t('studio.plans.toStudio')}
          </Button>
        ) : (
          <>
            <Button size="sm" variant="outline" icon="pen-line" onClick={onEdit}>
              {t('studio.edit')}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              icon="trash-2"
              aria-label={t('studio.plans.deleteName', { name: plan.title })}
              onClick={onDelete}
            >
              {t('studio.delete')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

/** Planned broadcasts: written, changed, deleted; and matches to promise one of. */
export function PlansView() {
  const t = useT('live')
  const client = useQueryClient()
  const [page, setPage] = useState(1)
  const [edited, setEdited] = useState<OwnBroadcast | 'new'>()
  const [doomed, setDoomed] = useState<OwnBroadcast>()
  const planned = useQuery({
    queryKey: ['live', 'own-plans', page],
    queryFn: ({ signal }) => fetchBroadcastPlans(page, signal),
    placeholderData: keepPreviousData,
  })
  const reload = () => void client.invalidateQueries({ queryKey: ['live', 'own-plans'] })
  const remove = useMutation({
    mutationFn: (id: number) => deleteBroadcast(id),
    onSuccess: () => toast(t('studio.plans.deleted'), { tone: 'success' }),
    onSettled: () => {
      setDoomed(undefined)
      reload()
    },
  })
  const taken = new Set((planned.data?.rows ?? []).flatMap(({ match }) => (match ? [match.id] : [])))
  return (
    <div className={classNames(plans.columns, css.oneBelow1180)}>
      <Card
        title={t('studio.plans.title')}
        actions={
          <Button size="sm" variant="primary" icon="plus" onClick={() => setEdited('new')}>
            {t('studio.plans.new')}
          </Button>
        }
      >
        <PageView
          foot={inAll}
          query={planned}
          label={t('studio.plans.title')}
          minHeight={320}
          skeleton={<Skeleton lines={4} height={72} />}
          empty={{ title: t('studio.plans.none'), text: t('studio.plans.noneText') }}
          after={<SuggestedRooms />}
          onPageChange={setPage}
        >
          {(rows) => (
            <ul className={css.stack}>
              {rows.map((plan) => (
                <PlanRow key={plan.id} plan={plan} onEdit={() => setEdited(plan)} onDelete={() => setDoomed(plan)} />
              ))}
            </ul>
          )}
        </PageView>
      </Card>
      <MatchReserve taken={taken} onReserved={reload} />
      {edited ? (
        <PlanDialog
          plan={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined)
            reload()
          }}
        />
      ) : undefined}
      <AlertDialog
        isOpen={doomed !== undefined}
        onOpenChange={(isOpen) => isOpen || setDoomed(undefined)}
        title={t('studio.plans.deleteTitle')}
        description={t('studio.plans.deleteText', { name: doomed?.title ?? '' })}
        confirmLabel={t('studio.delete')}
        cancelLabel={t('studio.cancel')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => doomed && remove.mutate(doomed.id)}
      />
    </div>
  )
}
