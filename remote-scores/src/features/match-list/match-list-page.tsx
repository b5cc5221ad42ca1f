import { useT } from '@pitchside/i18n'
import { useQuery, useSearchParams, useStore } from '@pitchside/platform'
import { Banner, Button, StateBox } from '@pitchside/ui'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Match, Sport } from '../matches/match'
import { fetchCompanies } from '../matches/match.calls'
import { DateStrip } from './date-strip'
import { LeagueFilter } from './league-filter'
import { LeagueGroup } from './league-group'
import { dateKey, type ListAddress, readAddress, writeAddress } from './list-address'
import { ListAside } from './list-aside'
import { ListHeads, useMarkets } from './list-heads'
import { ListSettings } from './list-settings'
import { useListSettings } from './list-settings.store'
import { ListSkeleton } from './list-skeleton'
import { ListToolbar } from './list-toolbar'
import { countTabs, groupMatches } from './match-filter'
import styles from './match-list-page.module.css'
import { useGrowingCount } from './use-growing-count'
import { useMatchList } from './use-match-list'
import { useSocketLost } from './use-socket-lost'

const groupsAtFirst = 4
/** Longer lists keep only the rows near the screen. */
const rowsInDocument = 250

/** The list of one sport's matches: everything about it stands in the address. */
export function MatchListPage({ sport }: { sport: Sport }) {
  const t = useT('scores')
  const [params, setParams] = useSearchParams()
  const address = useMemo(() => readAddress(params), [params])
  const go = (change: Partial<ListAddress>) => setParams(writeAddress({ ...address, ...change }), { replace: true })
  const today = dateKey(Date.now())
  const date = address.date || today
  const list = useMatchList(sport, date, address.companyId)
  const { store } = list
  const layout = useStore(store, (state) => state.layout)
  const followedCount = useStore(store, (state) => countFollowed(state.byId))
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set())
  const hasRoomsOnly = useListSettings((settings) => settings.list.hasRoomsOnly)
  const companies = useQuery({ queryKey: ['scores.companies'], queryFn: fetchCompanies, staleTime: 3_600_000 })
  const markets = useMarkets()
  const market = markets.includes(address.market) ? address.market : (markets[0] ?? 'asia')
  const isLost = useSocketLost()

  const view = useMemo(() => {
    const matches = [...store.getState().byId.values()]
    const choice = { leagues: address.leagues, sorting: address.sorting, hidden, hasRoomsOnly }
    return {
      matches,
      counts: countTabs(matches, choice),
      groups: groupMatches(matches, { ...choice, tab: address.tab }),
    }
  }, [store, layout, followedCount, address, hidden, hasRoomsOnly])

  const rows = view.groups.reduce((sum, group) => sum + group.ids.length, 0)
  const mounted = useGrowingCount(groupsAtFirst, rows <= rowsInDocument ? view.groups.length : groupsAtFirst)
  const follow = useRef(list.follow)
  follow.current = list.follow
  const onFollow = useCallback((match: Match) => follow.current(match), [])
  const onHide = useCallback((match: Match) => setHidden((before) => new Set(before).add(match.id)), [])
  const actions = useMemo(() => ({ onFollow, onHide }), [onFollow, onHide])

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t(`title.${sport}`)}</h1>
      <ListToolbar
        sport={sport}
        tab={address.tab}
        counts={list.isLoading ? undefined : view.counts}
        onTabChange={(tab) => go({ tab })}
      >
        {hidden.size > 0 ? (
          <Button variant="ghost" icon="eye-off" onClick={() => setHidden(new Set())}>
            {t('list.hidden', { count: hidden.size })}
          </Button>
        ) : undefined}
        <Button
          variant="outline"
          icon={address.sorting === 'time' ? 'clock' : 'trophy'}
          onClick={() => go({ sorting: address.sorting === 'time' ? 'league' : 'time' })}
        >
          {t(`list.sort.${address.sorting}`)}
        </Button>
        <LeagueFilter matches={view.matches} value={address.leagues} onChange={(leagues) => go({ leagues })} />
        <ListSettings
          companies={companies.data ?? []}
          companyId={address.companyId}
          onCompanyChange={(companyId) => go({ companyId })}
        />
      </ListToolbar>
      {isLost ? <Banner className={styles.banner}>{t('list.lost')}</Banner> : undefined}
      <div className={styles.columns}>
        <div className={isLost === 'long' ? styles.stale : undefined}>
          <DateStrip value={date} onChange={(next) => go({ date: next === today ? '' : next })} />
          <ListHeads sport={sport} market={market} onMarketChange={(next) => go({ market: next })} />
          {list.isLoading ? <ListSkeleton label={t('loading')} /> : undefined}
          {list.isFailed ? (
            <StateBox
              kind="error"
              title={t('list.failed')}
              text={t('list.failedText')}
              action={{ label: t('retry'), onClick: list.reload }}
              minHeight={360}
            />
          ) : undefined}
          {!list.isLoading && !list.isFailed && view.groups.length === 0 ? (
            <StateBox
              kind="empty"
              title={t(`list.empty.${address.tab}`)}
              minHeight={360}
              action={{ label: t('list.showAll'), onClick: () => go({ tab: 'all', leagues: new Set() }) }}
            />
          ) : undefined}
          {view.groups.map((group, index) => (
            <LeagueGroup
              key={group.key}
              group={group}
              store={store}
              market={market}
              sport={sport}
              isMounted={index < mounted}
              actions={actions}
            />
          ))}
        </div>
        <ListAside sport={sport} store={store} layout={layout} />
      </div>
    </div>
  )
}

const countFollowed = (byId: ReadonlyMap<number, Match>) => {
  let count = 0
  for (const match of byId.values()) if (match.isFollowed) count += 1
  return count
}
