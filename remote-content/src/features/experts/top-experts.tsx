import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { classNames, Section, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { ExpertCard } from './expert-card'
import { listExperts } from './experts.calls'
import classes from './experts.module.css'
import { expertsKey } from './use-experts'

const shown = 3
const places = ['a', 'b', 'c']

/** The three with the best hit rate. */
export function TopExperts() {
  const t = useT('content')
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [...expertsKey, 'ranked', 'rate'],
    queryFn: ({ signal }) => listExperts({ order: 'rate' }, signal),
  })
  return (
    <Section
      className={classes.top}
      title={t('experts.best')}
      more={{ label: t('experts.allExperts'), href: '/specialist-home?type=0' }}
    >
      {isError && !data ? <LoadFailed onRetry={refetch} minHeight={212} /> : undefined}
      {data?.rows.length === 0 ? <StateBox kind="empty" title={t('experts.none')} minHeight={212} /> : undefined}
      <div className={classNames(classes.three, css.oneBelow992, css.grid3)} aria-busy={isPending || undefined}>
        {isPending ? places.map((place) => <Skeleton key={place} variant="large" height={212} />) : undefined}
        {data?.rows.slice(0, shown).map((expert) => (
          <ExpertCard key={expert.id} expert={expert} />
        ))}
      </div>
    </Section>
  )
}
