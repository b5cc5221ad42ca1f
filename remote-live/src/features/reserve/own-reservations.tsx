import { bus } from '@pitchside/bus'
import { compactNumber, useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQueryClient } from '@pitchside/platform'
import { classNames, Pagination, Section, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type ReactNode, useEffect, useState } from 'react'
import styles from '../lists/lists.module.css'
import { MatchRow } from './match-row'
import { PlanRow } from './plan-row'
import { useOwnReservations } from './use-own-reservations'

/** Matches come all at once and are shown page by page. */
const matchesPerPage = 10

/** What begins is on air a moment later: the notice of it says when to look again. */
function useFreshReservations(): void {
  const client = useQueryClient()
  useEffect(() => {
    const reload = (): void => {
      void client.invalidateQueries({ queryKey: ['live', 'plans'] })
      void client.invalidateQueries({ queryKey: ['live', 'reserved-matches'] })
    }
    return bus.on('notice.arrived', reload)
  }, [client])
}

interface PartProps {
  title: string
  total: number
  page: number
  pages: number
  onPageChange: (page: number) => void
  children: ReactNode
}

/** One kind of reservations with its pages. */
function Part({ title, total, page, pages, onPageChange, children }: PartProps) {
  const t = useT('live')
  if (total === 0) return undefined
  return (
    <Section title={title} filter={<span className={classNames(css.muted, css.small)}>{compactNumber(total)}</span>}>
      <ul className={css.stack3}>{children}</ul>
      {pages > 1 ? (
        <div className={classNames(css.flexEnd, css.padTop4)}>
          <Pagination
            label={title}
            previousLabel={t('state.previous')}
            nextLabel={t('state.next')}
            page={page}
            pageCount={pages}
            onPageChange={onPageChange}
          />
        </div>
      ) : undefined}
    </Section>
  )
}

/** Broadcasts and matches this member waits for. `seeAll` leads to what can be reserved. */
export function OwnReservations({ seeAll }: { seeAll: { onClick: () => void } | { href: string } }) {
  const t = useT('live')
  const [planPage, setPlanPage] = useState(1)
  const [matchPage, setMatchPage] = useState(1)
  useFreshReservations()
  const { plans, matches } = useOwnReservations(planPage)
  const lastPlanPage = Math.max(1, plans.data?.pages ?? planPage)
  // The last row of the last page may just have been cancelled.
  useEffect(() => setPlanPage((page) => Math.min(page, lastPlanPage)), [lastPlanPage])
  const retry = (): void => {
    void plans.refetch()
    void matches.refetch()
  }
  if ((plans.isError && !plans.data) || (matches.isError && !matches.data))
    return <LoadFailed onRetry={retry} minHeight={320} />
  if (!plans.data || !matches.data) return <Skeleton lines={4} height={64} />
  if (plans.data.total === 0 && matches.data.length === 0) {
    const action = { label: t('reserve.seeAll'), ...seeAll }
    return (
      <StateBox kind="empty" minHeight={320} title={t('reserve.none')} text={t('reserve.noneText')} action={action} />
    )
  }
  const matchPages = Math.ceil(matches.data.length / matchesPerPage)
  const shownMatchPage = Math.min(matchPage, Math.max(1, matchPages))
  return (
    <div className={styles.sections}>
      <Part
        title={t('reserve.broadcasts')}
        total={plans.data.total}
        page={Math.min(plans.data.page, lastPlanPage)}
        pages={plans.data.pages}
        onPageChange={setPlanPage}
      >
        {plans.data.rows.map((plan) => (
          <PlanRow key={plan.id} plan={plan} hasState />
        ))}
      </Part>
      <Part
        title={t('reserve.matches')}
        total={matches.data.length}
        page={shownMatchPage}
        pages={matchPages}
        onPageChange={setMatchPage}
      >
        {matches.data.slice((shownMatchPage - 1) * matchesPerPage, shownMatchPage * matchesPerPage).map((match) => (
          <MatchRow key={match.id} match={match} />
        ))}
      </Part>
    </div>
  )
}
