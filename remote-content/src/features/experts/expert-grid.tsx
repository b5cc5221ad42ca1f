import { useT } from '@pitchside/i18n'
import { classNames, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { Endless } from './endless'
import type { ExpertOrder, SportChoice } from './expert'
import { ExpertCard } from './expert-card'
import { useExperts } from './use-experts'

const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** Experts as cards, endless. */
export function ExpertGrid({ sport, order }: { sport: SportChoice; order: ExpertOrder }) {
  const t = useT('content')
  const skeleton = (
    <div className={classNames(css.grid2, css.oneBelow992)}>
      {places.map((place) => (
        <Skeleton key={place} variant="large" height={212} />
      ))}
    </div>
  )
  return (
    <Endless pages={useExperts({ sport, order })} emptyText={t('experts.none')} skeleton={skeleton}>
      {(experts) => (
        <div className={classNames(css.grid2, css.oneBelow992)}>
          {experts.map((expert) => (
            <ExpertCard key={expert.id} expert={expert} />
          ))}
        </div>
      )}
    </Endless>
  )
}
