export const cupViews = ['groups', 'thirds', 'bracket', 'schedule', 'scorers'] as const
export type CupView = (typeof cupViews)[number]

export interface CupAddress {
  view: CupView
  season: number
  stage: number
  round: number
}

const number = (params: URLSearchParams, name: string): number => {
  const text = params.get(name) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}

/** Reads the address of the world cup's page; what makes no sense counts as not said. */
export const readCupAddress = (params: URLSearchParams): CupAddress => ({
  view: cupViews.find((one) => one === params.get('tab')) ?? 'groups',
  season: number(params, 'season'),
  stage: number(params, 'stage'),
  round: number(params, 'round'),
})

export function writeCupAddress(address: CupAddress): URLSearchParams {
  const params = new URLSearchParams()
  if (address.season) params.set('season', String(address.season))
  if (address.view !== 'groups') params.set('tab', address.view)
  if (address.view === 'schedule' && address.stage) params.set('stage', String(address.stage))
  if (address.view === 'schedule' && address.round) params.set('round', String(address.round))
  return params
}
