import { useT } from '@pitchside/i18n'
import { Button, Checkbox, classNames, Flag, Popover, Segmented } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useMemo, useState } from 'react'
import type { Match } from '../../parts/matches/match'
import { type LeagueBundle, leagueCountries, leagueLetters, leaguesOf } from './league-choice'
import styles from './league-filter.module.css'
import { leagueKey } from './match-filter'

/** Stands in the choice when no league is chosen: an empty choice means all. */
export const noLeague = 'none'

export interface LeagueFilterProps {
  /** Matches of the day; asked for when the box opens. */
  matches: () => readonly Match[]
  count: number
  /** Keys of the chosen leagues; empty = all. */
  value: ReadonlySet<string>
  onChange: (leagues: ReadonlySet<string>) => void
}

type Order = 'letters' | 'countries'

/** Leagues of the day under their letters or countries. Nothing chosen means all. */
export function LeagueFilter({ matches, count, value, onChange }: LeagueFilterProps) {
  const t = useT('scores')
  const chosen = value.has(noLeague) ? 0 : value.size || count
  const trigger = (
    <Button variant="outline" icon="filter">
      {t('filter.title')} <span className={styles.count}>{chosen}</span>
    </Button>
  )
  return (
    <Popover trigger={trigger} label={t('filter.title')} className={styles.box}>
      <Choices matches={matches} value={value} onChange={onChange} />
    </Popover>
  )
}

function Choices({ matches, value, onChange }: Omit<LeagueFilterProps, 'count'>) {
  const t = useT('scores')
  const [order, setOrder] = useState<Order>('letters')
  const [shown, setShown] = useState('')
  const all = useMemo(() => leaguesOf(matches()), [matches])
  const bundles = order === 'letters' ? leagueLetters(all) : leagueCountries(all)
  const keys = all.map(({ competition }) => leagueKey(competition))
  const isOn = (key: string) => value.size === 0 || value.has(key)
  const choose = (next: readonly string[]) => {
    const isAll = next.length === keys.length
    onChange(new Set(isAll ? [] : next.length === 0 ? [noLeague] : next))
  }
  const toggle = (key: string) => choose(keys.filter((one) => (one === key ? !isOn(one) : isOn(one))))
  const isBundleOn = (bundle: LeagueBundle) => bundle.leagues.every(({ competition }) => isOn(leagueKey(competition)))
  const hot = all.filter(({ competition }) => competition.isHot).map(({ competition }) => leagueKey(competition))
  const onlyOf = (bundle: LeagueBundle) => choose(bundle.leagues.map(({ competition }) => leagueKey(competition)))
  return (
    <>
      <div className={classNames(css.wrap, css.flex2)}>
        <Button size="sm" onClick={() => onChange(new Set())}>
          {t('filter.all')}
        </Button>
        <Button size="sm" onClick={() => onChange(new Set([noLeague]))}>
          {t('listing.none')}
        </Button>
        <Button size="sm" onClick={() => choose(keys.filter((key) => !isOn(key)))}>
          {t('filter.invert')}
        </Button>
        <Button size="sm" onClick={() => choose(hot)}>
          {t('filter.hot')}
        </Button>
        <Segmented<Order>
          label={t('listing.order')}
          className={css.pushed}
          value={order}
          onValueChange={(next) => {
            setOrder(next)
            setShown('')
          }}
          options={[
            { value: 'letters', label: t('listing.letters') },
            { value: 'countries', label: t('listing.countries') },
          ]}
        />
      </div>
      <fieldset className={styles.letters} aria-label={t(order === 'letters' ? 'filter.letters' : 'listing.countries')}>
        {bundles.map((bundle) => (
          <button
            className={classNames(css.hoverable, shown === bundle.key && css.tintBrand)}
            key={bundle.key}
            type="button"
            aria-pressed={shown === bundle.key}
            title={bundle.key}
            onClick={() => setShown(shown === bundle.key ? '' : bundle.key)}
            onDoubleClick={() => onlyOf(bundle)}
          >
            {order === 'letters' ? bundle.key : <Flag code={bundle.key} />}
            {order === 'letters' ? undefined : (
              <span className={isBundleOn(bundle) ? undefined : css.muted}>{bundle.leagues.length}</span>
            )}
          </button>
        ))}
      </fieldset>
      <div className={styles.list}>
        {bundles
          .filter((bundle) => shown === '' || bundle.key === shown)
          .flatMap((bundle) => bundle.leagues)
          .map(({ competition, count }) => (
            <div key={competition.id} className={styles.league}>
              <Checkbox checked={isOn(leagueKey(competition))} onChange={() => toggle(leagueKey(competition))}>
                <span className={classNames(css.inlineRow, css.gap2)}>
                  <Flag code={competition.flag} />
                  {competition.name}
                </span>
              </Checkbox>
              <span className={styles.count}>{count}</span>
            </div>
          ))}
      </div>
    </>
  )
}
