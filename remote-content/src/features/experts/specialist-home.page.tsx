import { useT } from '@pitchside/i18n'
import { useAddress } from '@pitchside/platform'
import { ChipGroup, classNames, Segmented, VisuallyHidden } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { ContentTabs } from '../../parts/frame/content-tabs'
import page from '../../parts/frame/page.module.css'
import { ApplyCard } from './apply-card'
import { type ExpertOrder, expertOrders, type SportChoice, sportChoices } from './expert'
import { ExpertGrid } from './expert-grid'
import { ExpertRanking } from './expert-ranking'
import classes from './experts.module.css'
import { SchemeList } from './scheme-list'

const whens = ['coming', 'over', 'all'] as const
type When = (typeof whens)[number]
const oneOf = <T extends string>(list: readonly T[], value: string | null): T =>
  list.find((one) => one === value) ?? list[0]!

const steps = ['type']

/** What the address says; a choice that is the usual one is left out of it. */
function useChoices() {
  const [params, setParams] = useAddress(steps)
  const choices = {
    type: oneOf(['0', '1'], params.get('type')),
    sport: oneOf<SportChoice>(sportChoices, params.get('sport')),
    order: oneOf<ExpertOrder>(expertOrders, params.get('order')),
    when: oneOf<When>(whens, params.get('when')),
    isFree: params.get('free') === '1',
  }
  const change = (next: Partial<typeof choices>) => {
    const { type, sport, order, when, isFree } = { ...choices, ...next }
    setParams({
      type,
      ...(sport === 'all' ? {} : { sport }),
      ...(order === 'rate' ? {} : { order }),
      ...(when === 'coming' ? {} : { when }),
      ...(isFree ? { free: '1' } : {}),
    })
  }
  return { choices, change }
}

/** Experts (type 0) by hit rate, streak or return, and their schemes (type 1). */
export default function SpecialistHomePage() {
  const t = useT('content')
  const { choices, change } = useChoices()
  const { type, sport, order, when, isFree } = choices
  const isSchemes = type === '1'
  return (
    <div className={page.page}>
      <h1>
        <VisuallyHidden>{t(isSchemes ? 'title.expertNews' : 'title.experts')}</VisuallyHidden>
      </h1>
      <ContentTabs>
        <Segmented
          label={t('title.experts')}
          value={type}
          onValueChange={(next) => change({ type: next })}
          options={[
            { value: '0', label: t('experts.list') },
            { value: '1', label: t('experts.schemes') },
          ]}
        />
      </ContentTabs>
      <div className={classes.filters}>
        <ChipGroup
          label={t('experts.sport')}
          isSingle
          options={sportChoices.map((value) => ({ value, label: t(`experts.sports.${value}`) }))}
          value={[sport]}
          onValueChange={([next]) => change({ sport: next ?? 'all' })}
        />
        {isSchemes ? (
          <ChipGroup
            label={t('experts.price')}
            options={[{ value: 'free', label: t('experts.onlyFree') }]}
            value={isFree ? ['free'] : []}
            onValueChange={(next) => change({ isFree: next.length > 0 })}
          />
        ) : undefined}
        {isSchemes ? (
          <Segmented
            className={css.pushed}
            label={t('experts.when')}
            value={when}
            onValueChange={(next) => change({ when: next })}
            options={whens.map((value) => ({ value, label: t(`experts.whens.${value}`) }))}
          />
        ) : (
          <Segmented
            className={css.pushed}
            label={t('experts.order')}
            value={order}
            onValueChange={(next) => change({ order: next })}
            options={expertOrders.map((value) => ({ value, label: t(`experts.orders.${value}`) }))}
          />
        )}
      </div>
      <div className={classNames(page.columns, css.oneBelow992)}>
        <div className={classes.main}>
          {isSchemes ? (
            <SchemeList ask={{ when, sport, onlyFree: isFree }} />
          ) : (
            <ExpertGrid sport={sport} order={order} />
          )}
        </div>
        <aside className={classNames(css.hiddenInPrint, css.stackGap)}>
          <ExpertRanking />
          <ApplyCard />
        </aside>
      </div>
    </div>
  )
}
