import type { CallInput, PushKind } from '@pitchside/contract'
import { pushEndpoints } from '@pitchside/contract/push'
import { call } from '@pitchside/http'
import { bringCalls } from '@pitchside/parts'

const ownCall = bringCalls(pushEndpoints)

/** Something a member follows, and whether browsers are silent about it. */
export interface Muted {
  kind: 'team' | 'match'
  id: number
  name: string
}

/** What browsers of a member are told, and when not. */
export interface PushChoices {
  unwanted: readonly PushKind[]
  hidesScores: boolean
  /** Hours of the day; undefined: at any hour. */
  quiet: { from: number; until: number } | undefined
  mutedMatches: readonly number[]
  mutedTeams: readonly number[]
}

export interface PushSettings extends PushChoices {
  /** Public key of the site. */
  key: string
}

const hourOf = (minute: number): number => Math.floor(minute / 60)

export async function loadPush(signal?: AbortSignal): Promise<PushSettings> {
  const data = await ownCall('getPush', {}, { isQuiet: true, signal })
  const { quiet_from: from, quiet_until: until } = data
  return {
    key: data.key,
    unwanted: data.unwanted,
    hidesScores: data.hides_scores === 1,
    quiet: from < 0 || until < 0 ? undefined : { from: hourOf(from), until: hourOf(until) },
    mutedMatches: data.muted_matches,
    mutedTeams: data.muted_teams,
  }
}

/** In the zone of this computer. */
export async function saveChoices({ unwanted, hidesScores, quiet, ...muted }: PushChoices): Promise<void> {
  await ownCall('savePushChoices', {
    unwanted: [...unwanted],
    hides_scores: hidesScores ? 1 : 0,
    quiet_from: quiet ? quiet.from * 60 : -1,
    quiet_until: quiet ? quiet.until * 60 : -1,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    muted_matches: [...muted.mutedMatches],
    muted_teams: [...muted.mutedTeams],
  })
}

export async function saveDevice(device: CallInput<'savePushDevice'>): Promise<void> {
  await ownCall('savePushDevice', device, { isQuiet: true })
}

export async function removeDevice(endpoint: string): Promise<void> {
  await ownCall('removePushDevice', { endpoint }, { isQuiet: true })
}

/** Teams and the first matches a member follows: what can be muted. */
export async function loadFollowed(signal?: AbortSignal): Promise<Muted[]> {
  const [{ team }, matches] = await Promise.all([
    call('listCollected', {}, { isQuiet: true, signal }),
    call('listCollectedMatches', {}, { isQuiet: true, signal }),
  ])
  return [
    ...team.map(({ id, name }) => ({ kind: 'team' as const, id, name })),
    ...matches.data
      .filter(({ status }) => status < 2)
      .map(({ id, home_name, away_name }) => ({ kind: 'match' as const, id, name: `${home_name} – ${away_name}` })),
  ]
}
