import { dayMs } from '@pitchside/base'
import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Slot } from '@pitchside/remote-kit'
import { Button, classNames, IconButton, StateBox, useMedia } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { memo, useCallback, useRef, useState } from 'react'
import { useCollected, useToggleCollected } from '../../parts/collected/collected'
import { DateStrip } from '../../parts/days/date-strip'
import { dateKey, noonOf } from '../../parts/days/days'
import { FeedAge } from '../../parts/feed/feed-age'
import { setList } from '../../parts/list-settings/list-settings.store'
import type { Market, Sport } from '../../parts/matches/match'
import { fetchCompanies } from '../../parts/matches/match.calls'
import { useOnce } from '../../parts/once/use-once'
import { GoalDigest } from './goal-digest'
import { HiddenBar } from './hidden-bar'
import { KeysDialog } from './keys-dialog'
import { leaguesOf } from './league-choice'
import { LeagueFilter } from './league-filter'
import type { ListAddress } from './list-address'
import { ListAside } from './list-aside'
import { ListHeads } from './list-heads'
import { ListSearch, useSearchText } from './list-search'
import { ListSettings } from './list-settings'
import { ListSkeleton } from './list-skeleton'
import { ListToolbar } from './list-toolbar'
import { leagueKey, type MatchGroup } from './match-filter'
import { MatchItems } from './match-items'
import styles from './match-list-page.module.css'
import { useCursor } from './use-cursor'
import { useListAddress } from './use-list-address'
import { useListKeys } from './use-list-keys'
import { useListModel, useRowActions, useRowLook } from './use-list-model'
import { useMatchList } from './use-match-list'
import { useStable } from './use-stable'

/** A key in the search draws the list again, and nothing of these. */
const Days = memo(DateStrip)
const Heads = memo(ListHeads)
const Leagues = memo(LeagueFilter)
const Settings = memo(ListSettings)
const Search = memo(ListSearch)
const Age = memo(FeedAge)
const Keys = memo(KeysDialog)
const noCompanies: readonly { id: number; name: string }[] = []
/** Heads and rows that leave a large screen half empty. */
const shortList = 12

/** The list of one sport's matches: everything about it stands in the address. */
export function MatchListPage({ sport }: { sport: Sport }) {
  const t = useT('scores')
  const [address, go] = useListAddress(sport)
  const today = dateKey(Date.now(), address.zone)
  const date = address.date || today
  const list = useMatchList({ sport, date, companyId: address.companyId, zone: address.zone })
  const { store } = list
  const [search, setSearch] = useSearchText(address.search, (text) => go({ search: text }))
  const { look, markets } = useRowLook(address)
  const collected = useCollected()
  const { toggle } = useToggleCollected()
  const onFollowLeague = useCallback((id: number) => toggle({ kind: 'league', id, sport }), [toggle, sport])
  const { view, held, flat, choice, setHeld } = useListModel(list, address, { search, isTall: look.isTall, collected })
  const companies = useQuery({ queryKey: ['scores.companies'], queryFn: fetchCompanies, staleTime: 3_600_000 })
  const actions = useRowActions(sport, list, address, go)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const { cursor, setCursor, stand, leave } = useCursor(box)
  const matches = useCallback(() => store.all(), [store])

  const goToDay = useStable((next: string) => go({ date: next === today ? '' : next }))
  const setMarket = useStable((market: Market) => go({ market }))
  const chooseLeagues = useStable((leagues: ReadonlySet<string>) => {
    const ids = leaguesOf(store.all())
      .filter(({ competition }) => leagues.has(leagueKey(competition)))
      .map(({ competition }) => competition.id)
    setList({ filter: { football: [], basketball: [], [sport]: ids } })
    go({ leagues })
  })
  const standAtTop = useStable(() => {
    const top = flat.items[flat.stops[0] ?? -1]
    if (top) stand(top.key)
  })
  useListKeys({
    list: flat,
    cursor,
    get: (id) => store.get(id),
    stand,
    ...actions,
    onTab: (tab) => go({ tab }),
    onDay: (step) => go((asked) => ({ date: dayAfter(asked.date || today, step, today) })),
    onSearch: () => input.current?.focus(),
    onHelp: () => setHelpOpen(true),
  })

  const isShort = !list.isLoading && !list.isFailed && flat.items.length <= shortList
  // Rooms that came in between would move them.
  const hasPanelsBelow = useMedia('(max-width: 1280px)')
  const isEmpty = isShort && flat.items.length === 0
  const isStale = list.feed === 'stale' || list.keptAtMs !== undefined
  // The plain body of the document stands in until there is a heading.
  const isReady = useOnce(!list.isLoading)
  const clear: Partial<ListAddress> = { tab: 'all', leagues: new Set(), search: '', hasRoomsOnly: false }
  return (
    <div className={classNames(styles.page, css.pageWide)}>
      {isReady ? <h1 className={css.spoken}>{t(`title.${sport}`)}</h1> : undefined}
      <ListToolbar
        sport={sport}
        tab={address.tab}
        counts={list.isLoading ? undefined : view.counts}
        onTabChange={(tab) => go({ tab })}
      >
        <Search value={search} onChange={setSearch} onLeave={standAtTop} input={input} />
        <Button
          variant="outline"
          icon={address.sorting === 'time' ? 'clock' : 'trophy'}
          onClick={() => go({ sorting: address.sorting === 'time' ? 'league' : 'time' })}
        >
          {t(`list.sort.${address.sorting}`)}
        </Button>
        <Leagues matches={matches} count={leagueCount(view.groups)} value={address.leagues} onChange={chooseLeagues} />
        <Settings companies={companies.data ?? noCompanies} address={address} go={go} />
      </ListToolbar>
      <div className={classNames(styles.columns, css.oneBelow1280)}>
        <div className={classNames(styles.list, isStale && styles.stale)}>
          <Days value={date} today={today} calendarOf={sport} zone={address.zone} onChange={goToDay} />
          <div className={styles.status}>
            <Age state={list.feed} heardAtMs={list.heardAtMs} keptAtMs={list.keptAtMs} />
            {held.moved > 0 ? (
              <Button size="sm" icon="refresh-cw" onClick={held.release}>
                {t('listing.moved', { count: held.moved })}
              </Button>
            ) : undefined}
            <span className={css.grow} />
            <HiddenBar count={view.hidden} address={address} go={go} onUndo={actions.onUndo} />
            <IconButton
              size="sm"
              icon="circle-help"
              label={t('listing.keys.title')}
              onClick={() => setHelpOpen(true)}
            />
          </div>
          <Heads sport={sport} look={look} markets={markets} onMarketChange={setMarket} />
          {list.isLoading ? <ListSkeleton label={t('loading')} /> : undefined}
          {list.isFailed ? (
            <LoadFailed onRetry={list.reload} title={t('list.failed')} text={t('list.failedText')} minHeight={360} />
          ) : undefined}
          {isEmpty ? (
            <StateBox
              kind="empty"
              title={search ? t('listing.notFound', { text: search }) : t(`list.empty.${address.tab}`)}
              minHeight={360}
              action={{
                label: t('list.showAll'),
                onClick: () => {
                  setSearch('')
                  go(clear)
                },
              }}
            />
          ) : undefined}
          {list.isLoading ? undefined : (
            <MatchItems
              list={flat}
              choice={choice}
              store={store}
              look={look}
              sport={sport}
              hidden={address.hidden}
              pinned={address.pinned}
              actions={actions}
              onFold={actions.onFold}
              followed={collected.league}
              onFollowLeague={onFollowLeague}
              cursor={cursor}
              onCursor={setCursor}
              onLeave={leave}
              onHold={setHeld}
              box={box}
            />
          )}
          {isShort && (isEmpty || !hasPanelsBelow) ? <Slot name="suggested.rooms" props={{}} /> : undefined}
        </div>
        <ListAside sport={sport} store={store} isSpoilerFree={look.isSpoilerFree} />
      </div>
      <GoalDigest list={list} isSilent={look.isSpoilerFree} />
      <Keys isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
    </div>
  )
}

/** Counted from the day that was asked for, also while it is on its way; nothing for today. */
function dayAfter(date: string, step: number, today: string): string {
  const next = dateKey(noonOf(date) + step * dayMs)
  return next === today ? '' : next
}

const leagueCount = (groups: readonly MatchGroup[]) => groups.filter((group) => group.competition).length
