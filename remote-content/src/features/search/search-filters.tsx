import { type Language, languages, useT } from '@pitchside/i18n'
import { Segmented, Select } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { languageName } from '../../parts/headline/language-name'
import { orders, type SearchFilters, times } from './search.calls'
import { isDated, isRead, type Tab } from './search-tabs'

const anyLanguage = 'any'

/** What the address says of the filters of a tab; what the tab has no use for stands in no address. */
export function filtersFrom(params: URLSearchParams, tab: Tab): SearchFilters {
  const known = <T extends string>(list: readonly T[], name: string): T | undefined =>
    list.find((one) => one === params.get(name))
  return {
    order: (isDated(tab) ? known(orders, 'sort') : undefined) ?? 'best',
    time: (isDated(tab) ? known(times, 'time') : undefined) ?? 'any',
    language: isRead(tab) ? known(languages, 'in') : undefined,
  }
}

/** The same as parts of an address: what is left as it is says nothing. */
export const filtersAsParams = ({ order, time, language }: SearchFilters): Record<string, string> => ({
  ...(order === 'best' ? {} : { sort: order }),
  ...(time === 'any' ? {} : { time }),
  ...(language ? { in: language } : {}),
})

/** Order, age and language of the results of a tab. */
export function FilterBar({
  tab,
  filters,
  onChange,
}: {
  tab: Tab
  filters: SearchFilters
  onChange: (change: Partial<SearchFilters>) => void
}) {
  const t = useT('content')
  if (!isDated(tab)) return null
  return (
    <div className={css.rowWrap3}>
      <Segmented
        label={t('find.order')}
        value={filters.order}
        onValueChange={(order) => onChange({ order })}
        options={orders.map((value) => ({ value, label: t(`find.orders.${value}`) }))}
      />
      <Segmented
        label={t('find.time')}
        value={filters.time}
        onValueChange={(time) => onChange({ time })}
        options={times.map((value) => ({ value, label: t(`find.times.${value}`) }))}
      />
      {isRead(tab) ? (
        <Select
          label={t('find.language')}
          isLabelHidden
          value={filters.language ?? anyLanguage}
          onValueChange={(value) => onChange({ language: value === anyLanguage ? undefined : value })}
          options={[
            { value: anyLanguage, label: t('find.anyLanguage') },
            ...languages.map((value: Language) => ({ value, label: languageName(value) })),
          ]}
        />
      ) : undefined}
    </div>
  )
}
