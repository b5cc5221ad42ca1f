import { twoDigits } from '@pitchside/base'
import { type PushKind, pushKinds } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { Banner, Card, Select, Skeleton } from '@pitchside/ui'
import { loadFollowed, loadPush, type Muted, type PushChoices, type PushSettings, saveChoices } from './push.calls'
import { type DeviceState, readDevice, turnOff, turnOn } from './push-device'
import { SettingRow, ToggleRow } from './setting-rows'
import classes from './settings.module.css'

const pushKey = ['member', 'push']
const deviceKey = ['member', 'push-device']

/** This browser: asked for once the member wants it, never before. */
function DeviceRow({ siteKey }: { siteKey: string }) {
  const t = useT('member')
  const client = useQueryClient()
  const { data: state = 'off' } = useQuery({ queryKey: deviceKey, queryFn: readDevice })
  const { mutate, isPending } = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnOn(siteKey) : turnOff()),
    onSuccess: (next: DeviceState) => client.setQueryData(deviceKey, next),
  })
  if (state === 'none') return <Banner tone="info">{t('settings.push.none')}</Banner>
  return (
    <>
      {state === 'blocked' ? <Banner icon="bell">{t('settings.push.blocked')}</Banner> : undefined}
      <ToggleRow
        name={t('settings.push.device')}
        hint={t('settings.push.deviceHint')}
        isOn={state === 'on'}
        onChange={(isOn) => {
          if (!isPending) mutate(isOn)
        }}
      />
    </>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const written = (hour: number): string => `${twoDigits(hour)}:00`
/** From eleven at night to seven in the morning, until somebody says otherwise. */
const usualQuiet = { from: 23, until: 7 }

interface Part {
  choices: PushChoices
  onChange: (part: Partial<PushChoices>) => void
}

function QuietHours({ choices: { quiet }, onChange }: Part) {
  const t = useT('member')
  return (
    <>
      <ToggleRow
        name={t('settings.push.quiet')}
        hint={t('settings.push.quietHint')}
        isOn={quiet !== undefined}
        onChange={(isOn) => onChange({ quiet: isOn ? usualQuiet : undefined })}
      />
      {quiet
        ? (['from', 'until'] as const).map((end) => (
            <SettingRow key={end} name={t(`settings.push.${end}`)}>
              <Select
                className={classes.choice}
                label={t(`settings.push.${end}`)}
                isLabelHidden
                value={String(quiet[end])}
                options={hours.map((hour) => ({ value: String(hour), label: written(hour) }))}
                onValueChange={(hour) => onChange({ quiet: { ...quiet, [end]: Number(hour) } })}
              />
            </SettingRow>
          ))
        : undefined}
    </>
  )
}

const toggled = <T,>(list: readonly T[], one: T, isIn: boolean): T[] => [
  ...list.filter((other) => other !== one),
  ...(isIn ? [one] : []),
]

/** What the member follows, one by one. */
function FollowedRows({ choices, onChange }: Part) {
  const t = useT('member')
  const { data: followed = [] } = useQuery({
    queryKey: ['member', 'push-followed'],
    queryFn: ({ signal }) => loadFollowed(signal),
  })
  const lists = { team: 'mutedTeams', match: 'mutedMatches' } as const
  return followed.map(({ kind, id, name }: Muted) => {
    const list = lists[kind]
    return (
      <ToggleRow
        key={`${kind}-${id}`}
        name={name}
        hint={t(`settings.push.${kind}`)}
        isOn={!choices[list].includes(id)}
        onChange={(isOn) => onChange({ [list]: toggled(choices[list], id, !isOn) })}
      />
    )
  })
}

function Choices({ choices, onChange }: Part) {
  const t = useT('member')
  const isWanted = (kind: PushKind) => !choices.unwanted.includes(kind)
  return (
    <>
      {pushKinds.map((kind) => (
        <ToggleRow
          key={kind}
          name={t(`settings.push.kind.${kind}`)}
          isOn={isWanted(kind)}
          onChange={(isOn) => onChange({ unwanted: toggled(choices.unwanted, kind, !isOn) })}
        />
      ))}
      <ToggleRow
        name={t('settings.push.safe')}
        hint={t('settings.push.safeHint')}
        isOn={choices.hidesScores}
        onChange={(hidesScores) => onChange({ hidesScores })}
      />
      <QuietHours choices={choices} onChange={onChange} />
      <FollowedRows choices={choices} onChange={onChange} />
    </>
  )
}

/** What reaches the member while no page of the site is open. */
export function PushCard() {
  const t = useT('member')
  const client = useQueryClient()
  const query = useQuery({ queryKey: pushKey, queryFn: ({ signal }) => loadPush(signal) })
  const { mutate } = useMutation({
    mutationFn: saveChoices,
    onError: () => client.invalidateQueries({ queryKey: pushKey }),
  })
  const change = (settings: PushSettings, part: Partial<PushChoices>) => {
    const next = { ...settings, ...part }
    client.setQueryData(pushKey, next)
    mutate(next)
  }
  return (
    <Card title={t('settings.push.title')}>
      <QueryView query={query} skeleton={<Skeleton height={320} />} minHeight={320}>
        {(settings) => (
          <>
            <DeviceRow siteKey={settings.key} />
            <Choices choices={settings} onChange={(part) => change(settings, part)} />
          </>
        )}
      </QueryView>
    </Card>
  )
}
