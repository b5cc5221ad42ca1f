import { useT } from '@pitchside/i18n'
import { useNavigate } from '@pitchside/platform'
import { ChipGroup, Dot, Segmented } from '@pitchside/ui'
import { memo, type ReactNode } from 'react'
import type { Sport } from '../../parts/matches/match'
import styles from './list-toolbar.module.css'
import { type Tab, tabs } from './match-filter'

export interface ListToolbarProps {
  sport: Sport
  tab: Tab
  counts: Record<Tab, number> | undefined
  onTabChange: (tab: Tab) => void
  children: ReactNode
}

/** A key in the search changes the counts of the tabs, and nothing here. */
const Sports = memo(function Sports({ sport }: { sport: Sport }) {
  const t = useT('scores')
  const navigate = useNavigate()
  return (
    <Segmented<Sport | 'esports'>
      label={t('sport.label')}
      value={sport}
      onValueChange={(next) => void navigate(`/${next}`)}
      options={[
        { value: 'football', label: t('sport.football'), icon: 'ball' },
        { value: 'basketball', label: t('sport.basketball'), icon: 'hoop' },
        { value: 'esports', label: t('court.esports.short') },
      ]}
    />
  )
})

/** Sport, tabs with their counts, and at the far right what the page adds. */
export function ListToolbar({ sport, tab, counts, onTabChange, children }: ListToolbarProps) {
  const t = useT('scores')
  return (
    <div className={styles.bar}>
      <Sports sport={sport} />
      <span className={styles.rule} />
      <ChipGroup<Tab>
        label={t('tab.label')}
        isSingle
        value={[tab]}
        onValueChange={([next]) => next && onTabChange(next)}
        options={tabs.map((value) => ({
          value,
          label: t(`tab.${value}`),
          count: counts?.[value] ?? null,
          ...(value === 'live' ? { lead: <Dot isPulsing /> } : {}),
          ...(value === 'followed' ? { icon: 'star' as const } : {}),
        }))}
      />
      <div className={styles.tail}>{children}</div>
    </div>
  )
}
