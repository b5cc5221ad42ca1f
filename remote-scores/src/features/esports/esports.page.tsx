import { useT } from '@pitchside/i18n'
import { LoadFailed, useSpoilerFree } from '@pitchside/parts'
import { useAddress, useNavigate } from '@pitchside/platform'
import { Banner, ChipGroup, classNames, Dot, SearchField, Segmented, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useCallback, useMemo, useRef } from 'react'
import { DateStrip } from '../../parts/days/date-strip'
import { dateKey } from '../../parts/days/days'
import { useFeedState } from '../../parts/feed/use-feed-state'
import { useOnce } from '../../parts/once/use-once'
import { toggleFollowed } from '../duel/collect'
import duel from '../duel/page.module.css'
import styles from './esports.module.css'
import { type EsportsAddress, readEsportsAddress, writeEsportsAddress } from './esports-address'
import {
  countSeries,
  type GameTitle,
  gameTitles,
  groupSeries,
  type Series,
  type SeriesTab,
  seriesTabs,
  titleNames,
} from './esports-series'
import { SeriesRow } from './series-row'
import { useSeriesDay } from './use-series-day'

const steps = ['d', 'tab']

/** Esports matches of a day: everything about the list stands in the address. */
export default function EsportsPage() {
  const t = useT('scores')
  const navigate = useNavigate()
  const [params, setParams] = useAddress(steps)
  const address = useMemo(() => readEsportsAddress(params), [params])
  const go = (change: Partial<EsportsAddress>) => setParams(writeEsportsAddress({ ...address, ...change }))
  const today = dateKey(Date.now())
  const date = address.date || today
  const { list, isFailed, isBehind, reload, change } = useSeriesDay(date)
  // The plain body of the document stands in until there is a heading.
  const isReady = useOnce(list !== undefined || isFailed)
  const feed = useFeedState().state
  const isSpoilerFree = useSpoilerFree()
  const groups = useMemo(() => groupSeries(list ?? [], address), [list, address])
  const counts = useMemo(() => (list ? countSeries(list, address) : undefined), [list, address])
  const follow = useRef((_series: Series) => {})
  follow.current = (series) => toggleFollowed('esports', series, (isFollowed) => change(series.id, { isFollowed }))
  const onFollow = useCallback((series: Series) => follow.current(series), [])
  const nameOf = (title: GameTitle) => titleNames[title] ?? t('court.esports.kog')
  return (
    <div className={css.pageWide}>
      {isReady ? <h1 className={css.spoken}>{t('court.esports.title')}</h1> : undefined}
      <div className={styles.bar}>
        <Segmented
          label={t('sport.label')}
          value="esports"
          onValueChange={(next) => void navigate(`/${next}`)}
          options={[
            { value: 'football', label: t('sport.football'), icon: 'ball' },
            { value: 'basketball', label: t('sport.basketball'), icon: 'hoop' },
            { value: 'esports', label: t('court.esports.short') },
          ]}
        />
        <span className={styles.rule} />
        <ChipGroup<SeriesTab>
          label={t('tab.label')}
          isSingle
          value={[address.tab]}
          onValueChange={([tab]) => tab && go({ tab })}
          options={seriesTabs.map((value) => ({
            value,
            label: t(`tab.${value}`),
            count: counts?.[value] ?? null,
            ...(value === 'live' ? { lead: <Dot isPulsing /> } : {}),
            ...(value === 'followed' ? { icon: 'star' as const } : {}),
          }))}
        />
        <span className={css.grow} />
        <SearchField
          className={styles.search}
          label={t('court.esports.search')}
          placeholder={t('court.esports.search')}
          clearLabel={t('court.esports.clear')}
          value={address.query}
          maxLength={40}
          onValueChange={(query) => go({ query })}
        />
      </div>
      <ChipGroup<GameTitle>
        className={styles.titles}
        label={t('court.esports.titles')}
        value={[...address.titles]}
        onValueChange={(titles) => go({ titles: new Set(titles) })}
        options={gameTitles.map((value) => ({ value, label: nameOf(value) }))}
      />
      {feed === 'lost' || feed === 'stale' || isBehind ? (
        <Banner className={duel.banner}>{t('schedule.stale')}</Banner>
      ) : undefined}
      <DateStrip value={date} onChange={(next) => go({ date: next === today ? '' : next })} />
      <div className={classNames((isBehind || feed === 'stale') && css.dim)}>
        {isFailed ? (
          <LoadFailed onRetry={reload} title={t('list.failed')} text={t('list.failedText')} minHeight={360} />
        ) : !list ? (
          <div className={css.stackGap} role="status" aria-busy="true" aria-label={t('loading')}>
            {[0, 1, 2].map((key) => (
              <Skeleton key={key} variant="large" height={230} />
            ))}
          </div>
        ) : groups.length === 0 ? (
          <StateBox
            kind="empty"
            title={t(`list.empty.${address.tab}`)}
            action={{ label: t('list.showAll'), onClick: () => go({ tab: 'all', titles: new Set(), query: '' }) }}
            minHeight={360}
          />
        ) : (
          groups.map(({ competition, title, series }) => (
            <section key={competition.id} className={styles.group} aria-label={competition.name}>
              <header className={styles.head}>
                <i style={{ background: competition.colour }} />
                <h2 className={classNames(css.bold, css.size14)}>{competition.name}</h2>
                <span className={classNames(styles.columns, css.hiddenBelow992)} aria-hidden="true">
                  <span>{t(title === 'cs2' ? 'court.esports.rounds' : 'court.esports.kills')}</span>
                  <span>{t('court.esports.bestOf')}</span>
                  <span>{t('court.market.eu')}</span>
                </span>
              </header>
              <ul>
                {series.map((one) => (
                  <SeriesRow key={one.id} series={one} isHidden={isSpoilerFree} onFollow={onFollow} />
                ))}
              </ul>
            </section>
          ))
        )}
      </div>
    </div>
  )
}
