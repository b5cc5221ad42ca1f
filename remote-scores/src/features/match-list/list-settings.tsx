import { type AlertScope, alertScopes, type GoalSound, goalSounds, offeredZones } from '@pitchside/base'
import { useT } from '@pitchside/i18n'
import { useSpoilerFree } from '@pitchside/parts'
import { Button, classNames, Popover, Segmented, Select, Switch } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type Column, columnNames, type PriceMoment, toggled } from '../../parts/list-settings/list-columns'
import {
  resetSettings,
  setColumns,
  setGame,
  setList,
  setSounds,
  useListSettings,
} from '../../parts/list-settings/list-settings.store'
import { setSpoilerFree } from '../../parts/matches/spoiler'
import type { ListAddress } from './list-address'
import styles from './list-settings.module.css'

function Toggle({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <Switch className={styles.line} label={label} checked={isOn} onCheckedChange={onChange}>
      {label}
    </Switch>
  )
}

function Choice<Value extends string>(props: {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}) {
  return (
    <Select
      label={props.label}
      size="sm"
      className={classNames(styles.line, styles.choice)}
      value={props.value}
      onValueChange={props.onChange}
      options={props.options}
    />
  )
}

/** Which goals are told, and how. */
function Alerts() {
  const t = useT('scores')
  const { game, list, sounds } = useListSettings((settings) => settings)
  const soundOptions = goalSounds.map((value) => ({ value, label: t(`listing.sound.${value}`) }))
  return (
    <>
      <b className={css.small}>{t('settings.alerts')}</b>
      <span className={styles.label}>{t('settings.popUps')}</span>
      <Segmented<AlertScope>
        label={t('settings.popUps')}
        isBlock
        value={list.alerts}
        onValueChange={(alerts) => setList({ alerts })}
        options={alertScopes.map((value) => ({
          value,
          label: t(value === 'filter' ? 'listing.scopeFilter' : `settings.scope.${value}`),
        }))}
      />
      <Toggle label={t('settings.sound')} isOn={game.voice} onChange={(voice) => setGame({ voice })} />
      {game.voice ? (
        <>
          <Choice<GoalSound>
            label={t('listing.sound.home')}
            value={sounds.home}
            options={soundOptions}
            onChange={(home) => setSounds({ home })}
          />
          <Choice<GoalSound>
            label={t('listing.sound.away')}
            value={sounds.away}
            options={soundOptions}
            onChange={(away) => setSounds({ away })}
          />
        </>
      ) : undefined}
      <Toggle label={t('settings.red')} isOn={game.red} onChange={(red) => setGame({ red })} />
    </>
  )
}

export interface ListSettingsProps {
  companies: readonly { id: number; name: string }[]
  address: ListAddress
  go: (change: Partial<ListAddress>) => void
}

/** Which columns a row has. What is chosen is kept by this browser and stands in the address. */
function Columns({ companies, address, go }: ListSettingsProps) {
  const t = useT('scores')
  const { game, columns } = useListSettings((settings) => settings)
  const shown = address.columns ?? new Set(columnNames)
  const setColumn = (column: Column) => (isOn: boolean) => {
    const next = toggled(shown, column, isOn)
    const list = columnNames.filter((name) => next.has(name))
    setList({ columns: list })
    go({ columns: list.length === columnNames.length ? undefined : new Set(list) })
  }
  return (
    <>
      <b className={css.small}>{t('settings.odds')}</b>
      <Toggle label={t('listing.oddsFree')} isOn={!shown.has('odds')} onChange={(isOn) => setColumn('odds')(!isOn)} />
      {shown.has('odds') ? (
        <>
          <Toggle label={t('odds.asia')} isOn={columns.value1} onChange={(value1) => setColumns({ value1 })} />
          <Toggle label={t('odds.bs')} isOn={columns.value2} onChange={(value2) => setColumns({ value2 })} />
          <Toggle label={t('odds.eu')} isOn={columns.value3} onChange={(value3) => setColumns({ value3 })} />
          <Choice
            label={t('settings.company')}
            value={String(address.companyId)}
            options={companies.map((company) => ({ value: String(company.id), label: company.name }))}
            onChange={(value) => go({ companyId: Number(value) })}
          />
          <Choice<PriceMoment>
            label={t('listing.moment')}
            value={address.moment}
            options={(['live', 'initial'] as const).map((value) => ({ value, label: t(`listing.moments.${value}`) }))}
            onChange={(moment) => {
              setList({ moment })
              go({ moment })
            }}
          />
        </>
      ) : undefined}
      <hr className={styles.rule} />
      <b className={css.small}>{t('settings.columns')}</b>
      <Toggle label={t('settings.ranks')} isOn={shown.has('rank')} onChange={setColumn('rank')} />
      <Toggle label={t('listing.cards')} isOn={shown.has('cards')} onChange={setColumn('cards')} />
      <Toggle label={t('settings.yellow')} isOn={game.yellow} onChange={(yellow) => setGame({ yellow })} />
      <Toggle label={t('settings.half')} isOn={shown.has('ht')} onChange={setColumn('ht')} />
      <Toggle label={t('settings.corners')} isOn={shown.has('corners')} onChange={setColumn('corners')} />
      <Toggle label={t('settings.tall')} isOn={columns.value4} onChange={(value4) => setColumns({ value4 })} />
    </>
  )
}

/** What is seen at all: rooms only, no scores, whose clock. */
function View({ address, go }: Pick<ListSettingsProps, 'address' | 'go'>) {
  const t = useT('scores')
  const isSpoilerFree = useSpoilerFree()
  const zones = offeredZones.includes(address.zone) || !address.zone ? offeredZones : [address.zone, ...offeredZones]
  return (
    <>
      <Toggle label={t('listing.spoiler')} isOn={isSpoilerFree} onChange={setSpoilerFree} />
      <Toggle
        label={t('settings.rooms')}
        isOn={address.hasRoomsOnly}
        onChange={(hasRoomsOnly) => go({ hasRoomsOnly })}
      />
      <Choice
        label={t('listing.zone')}
        value={address.zone || 'here'}
        options={[
          { value: 'here', label: t('listing.zoneHere') },
          ...zones.map((value) => ({ value, label: value.replace(/^.*\//, '').replaceAll('_', ' ') })),
        ]}
        onChange={(value) => {
          const zone = value === 'here' ? '' : value
          setList({ zone })
          go({ zone, date: '' })
        }}
      />
    </>
  )
}

/** Alerts, columns and view of the lists. */
export function ListSettings(props: ListSettingsProps) {
  const t = useT('scores')
  const trigger = (
    <Button variant="outline" icon="settings">
      {t('settings.title')}
    </Button>
  )
  const reset = () => {
    resetSettings()
    setSpoilerFree(false)
    props.go({ columns: undefined, moment: 'live', zone: '', hasRoomsOnly: false })
  }
  return (
    <Popover trigger={trigger} label={t('settings.title')} className={styles.box}>
      <Alerts />
      <hr className={styles.rule} />
      <View {...props} />
      <hr className={styles.rule} />
      <Columns {...props} />
      <Button size="sm" variant="ghost" isBlock icon="rotate-ccw" className={css.below2} onClick={reset}>
        {t('settings.reset')}
      </Button>
    </Popover>
  )
}
