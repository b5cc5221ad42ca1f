import { searchable } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { keepPreviousData, useAddress, useQuery } from '@pitchside/platform'
import { usePageName } from '@pitchside/remote-kit'
import { classNames, SearchField, StateBox, Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useState } from 'react'
import page from '../../parts/frame/page.module.css'
import { useKeptScroll } from '../../parts/frame/use-kept-scroll'
import { HotWords } from './hot-words'
import { noFilters, type SearchFilters, searchAll } from './search.calls'
import classes from './search.module.css'
import { FilterBar, filtersAsParams, filtersFrom } from './search-filters'
import { ListSkeleton, SearchList } from './search-list'
import { SearchOverview } from './search-overview'
import { countOf, isTab, type Tab, tabKinds, tabs } from './search-tabs'

function SearchBox({ name, onSearch }: { name: string; onSearch: (name: string) => void }) {
  const t = useT('content')
  const [text, setText] = useState(name)
  useEffect(() => setText(name), [name])
  return (
    <div className={classes.field}>
      <SearchField
        label={t('title.search')}
        placeholder={t('find.ask')}
        clearLabel={t('find.clear')}
        fit={searchable}
        value={text}
        onValueChange={setText}
        onSearch={(next) => next && onSearch(next)}
      />
    </div>
  )
}

interface ResultsProps {
  name: string
  tab: Tab
  filters: SearchFilters
  onTab: (tab: Tab) => void
  onFilters: (change: Partial<SearchFilters>) => void
}

function Results({ name, tab, filters, onTab, onFilters }: ResultsProps) {
  const t = useT('content')
  const all = useQuery({
    queryKey: ['content', 'find', name],
    queryFn: ({ signal }) => searchAll(name, { signal }),
    placeholderData: keepPreviousData,
  })
  const { data } = all
  useKeptScroll(tab === 'all' && data !== undefined)
  const isNothing = data !== undefined && countOf(data, 'all') === 0
  const kinds = tab === 'all' ? undefined : tabKinds[tab]
  // What has neither age nor language is none of what is asked for.
  const isFiltered = filters.time !== 'any' || filters.language !== undefined
  return (
    <Tabs
      panelClassName={css.padTop5}
      label={t('find.tabs')}
      value={tab}
      onValueChange={onTab}
      items={tabs.map((value) => ({
        value,
        label: t(`find.tab.${value}`),
        count: value === 'all' ? undefined : countOf(data, value) || undefined,
      }))}
    >
      {data?.correction ? (
        <p className={classNames(css.above4, css.soft)} role="status">
          {t('find.instead', { name: data.correction })}
        </p>
      ) : undefined}
      {all.isError && !data ? <LoadFailed onRetry={all.refetch} minHeight={360} /> : undefined}
      {all.isPending ? <ListSkeleton /> : undefined}
      {isNothing ? (
        <>
          <StateBox kind="empty" title={t('find.none')} minHeight={220} />
          <HotWords isCentred />
        </>
      ) : undefined}
      {data && !isNothing ? (
        <div className={classNames(classes.results, css.grid1)} aria-busy={all.isPlaceholderData || undefined}>
          <FilterBar tab={tab} filters={filters} onChange={onFilters} />
          {kinds ? (
            <SearchList
              key={`${name} ${tab}`}
              filters={filters}
              name={data.correction || name}
              kind={kinds.list}
              above={isFiltered ? [] : data.hits.filter(({ kind }) => kind === kinds.above)}
            />
          ) : (
            <SearchOverview found={data} name={name} />
          )}
        </div>
      ) : undefined}
    </Tabs>
  )
}

const steps = ['name', 'tab', 'sort', 'time', 'in']

/** Results of `?name=`: the best of all, or one kind without end, by `sort`, `time` and `in` (a language) of the address. */
export default function SearchPage() {
  const t = useT('content')
  const [params, setParams] = useAddress(steps)
  const name = searchable((params.get('name') ?? '').trim())
  const asked = params.get('tab')
  const tab: Tab = isTab(asked) ? asked : 'all'
  const filters = filtersFrom(params, tab)
  const show = (next: Tab, by: SearchFilters) =>
    setParams({ name, ...(next === 'all' ? {} : { tab: next }), ...filtersAsParams(by) })
  const heading = name ? t('find.title', { name }) : t('title.search')
  usePageName(heading)
  return (
    <div className={page.page}>
      <h1 className={page.title}>{heading}</h1>
      <SearchBox name={name} onSearch={(next) => setParams({ name: next })} />
      {name ? (
        <Results
          name={name}
          tab={tab}
          filters={filters}
          onTab={(next) => show(next, noFilters)}
          onFilters={(change) => show(tab, { ...filters, ...change })}
        />
      ) : (
        <HotWords />
      )}
    </div>
  )
}
