import { useT } from '@pitchside/i18n'
import { Button, Popover, Segmented, Select, Switch } from '@pitchside/ui'
import type { ReactNode } from 'react'
import styles from './list-settings.module.css'
import { type AlertScope, resetSettings, setColumns, setGame, setList, useListSettings } from './list-settings.store'

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <span>{label}</span>
      {children}
    </div>
  )
}

export interface ListSettingsProps {
  companies: readonly { id: number; name: string }[]
  companyId: number
  onCompanyChange: (companyId: number) => void
}

/** Alerts and columns of the lists. */
export function ListSettings({ companies, companyId, onCompanyChange }: ListSettingsProps) {
  const t = useT('scores')
  const { game, columns, list } = useListSettings((settings) => settings)
  const toggle = (label: string, isOn: boolean, change: (isOn: boolean) => void) => (
    <Line label={label}>
      <Switch label={label} checked={isOn} onCheckedChange={change} />
    </Line>
  )
  const trigger = (
    <Button variant="outline" icon="settings">
      {t('settings.title')}
    </Button>
  )
  return (
    <Popover trigger={trigger} label={t('settings.title')} className={styles.box}>
      <b className={styles.head}>{t('settings.alerts')}</b>
      <span className={styles.label}>{t('settings.popUps')}</span>
      <Segmented<AlertScope>
        label={t('settings.popUps')}
        className={styles.scope}
        value={list.alerts}
        onValueChange={(alerts) => setList({ alerts })}
        options={[
          { value: 'all', label: t('settings.scope.all') },
          { value: 'followed', label: t('settings.scope.followed') },
          { value: 'off', label: t('settings.scope.off') },
        ]}
      />

      {toggle(t('settings.sound'), game.voice, (voice) => setGame({ voice }))}
      {toggle(t('settings.red'), game.red, (red) => setGame({ red }))}
      {toggle(t('settings.yellow'), game.yellow, (yellow) => setGame({ yellow }))}
      <hr className={styles.rule} />
      <b className={styles.head}>{t('settings.odds')}</b>
      {toggle(t('odds.asia'), columns.value1, (value1) => setColumns({ value1 }))}
      {toggle(t('odds.bs'), columns.value2, (value2) => setColumns({ value2 }))}
      {toggle(t('odds.eu'), columns.value3, (value3) => setColumns({ value3 }))}
      <Line label={t('settings.company')}>
        <Select
          label={t('settings.company')}
          isLabelHidden
          size="sm"
          className={styles.company}
          value={String(companyId)}
          onValueChange={(value) => onCompanyChange(Number(value))}
          options={companies.map((company) => ({ value: String(company.id), label: company.name }))}
        />
      </Line>
      <hr className={styles.rule} />
      <b className={styles.head}>{t('settings.columns')}</b>
      {toggle(t('settings.ranks'), list.hasRanks, (hasRanks) => setList({ hasRanks }))}
      {toggle(t('settings.half'), list.hasHalfTime, (hasHalfTime) => setList({ hasHalfTime }))}
      {toggle(t('settings.corners'), list.hasCorners, (hasCorners) => setList({ hasCorners }))}
      {toggle(t('settings.rooms'), list.hasRoomsOnly, (hasRoomsOnly) => setList({ hasRoomsOnly }))}
      {toggle(t('settings.tall'), columns.value4, (value4) => setColumns({ value4 }))}
      <Button size="sm" variant="ghost" isBlock icon="rotate-ccw" className={styles.reset} onClick={resetSettings}>
        {t('settings.reset')}
      </Button>
    </Popover>
  )
}
