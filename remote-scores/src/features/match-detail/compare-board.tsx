import { useT } from '@pitchside/i18n'
import { useAddress, useQuery } from '@pitchside/platform'
import { usePageName } from '@pitchside/remote-kit'
import { Button, Card, classNames, Select, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { dateKey } from '../../parts/days/days'
import { groupOf, type Match } from '../../parts/matches/match'
import { fetchDay } from '../../parts/matches/match.calls'
import { defaultCompanyId } from '../../parts/matches/match-prices'
import { type ComparePanel, compareParams, leastCompared, mostCompared, panelsOf } from './compare-address'
import styles from './compare-board.module.css'
import { ComparePanelView } from './compare-panel'

const steps = ['compare', 'tabs']

/** Running matches first, then the big ones of the day. */
const interest = (match: Match) => (groupOf(match) === 'live' ? 0 : 2) + (match.competition.isHot ? 0 : 1)

function AddMatch({ panels, onAdd }: { panels: readonly ComparePanel[]; onAdd: (id: number) => void }) {
  const t = useT('scores')
  const today = useQuery({
    queryKey: ['scores.compare-choice'],
    queryFn: () => fetchDay({ sport: 'football', date: dateKey(Date.now()), companyId: defaultCompanyId }),
    staleTime: 60_000,
  })
  const taken = new Set(panels.map(({ id }) => id))
  const choice = (today.data?.matches ?? [])
    .filter((match) => !taken.has(match.id))
    .toSorted((a, b) => interest(a) - interest(b) || a.kickoffS - b.kickoffS)
    .slice(0, 60)
  return (
    <Select
      label={t('match.compare.add')}
      isLabelHidden
      placeholder={t('match.compare.add')}
      value={undefined}
      onValueChange={(value) => onAdd(Number(value))}
      className={styles.add ?? ''}
      options={choice.map((match) => ({
        value: String(match.id),
        label: `${match.home.name} ${t('versus')} ${match.away.name} · ${match.competition.name}`,
      }))}
    />
  )
}

/** Two to six matches side by side; each panel keeps its own view, and the address keeps them all. */
export function CompareBoard() {
  const t = useT('scores')
  const [params, setParams] = useAddress(steps)
  usePageName(t('match.compare.title'))
  const panels = panelsOf(params)
  const show = (next: readonly ComparePanel[]) => setParams(compareParams(next))
  return (
    <>
      <header className={styles.head}>
        <h1 className={css.headingPage}>{t('match.compare.title')}</h1>
        {panels.length > 0 ? (
          <span className={classNames(css.muted, css.small)}>
            {t('match.compare.about', { count: panels.length, most: mostCompared })}
          </span>
        ) : undefined}
        <span className={classNames(styles.tools, css.muted, css.small)}>
          {panels.length < mostCompared ? (
            <AddMatch panels={panels} onAdd={(id) => show([...panels, { id, tab: 'events' }])} />
          ) : undefined}
          <Button variant="ghost" href="/football">
            {t('detail.toList')}
          </Button>
        </span>
      </header>
      <div className={classNames(styles.board, css.oneBelow720)} data-count={panels.length}>
        {panels.map((panel, index) => (
          <ComparePanelView
            key={panel.id}
            panel={panel}
            onTab={(tab) => show(panels.map((one, i) => (i === index ? { ...one, tab } : one)))}
            onRemove={() => show(panels.filter((_one, i) => i !== index))}
          />
        ))}
        {panels.length < leastCompared ? (
          <Card>
            <StateBox kind="empty" title={t('match.compare.empty')} minHeight={360} />
          </Card>
        ) : undefined}
      </div>
    </>
  )
}
