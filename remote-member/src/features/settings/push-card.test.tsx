import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { sent, showMember } from '../../parts/testing.fixture'
import { PushCard } from './push-card'

const settings = {
  ...{ key: 'BKey', devices: 0, unwanted: ['articles'], hides_scores: 0, quiet_from: -1, quiet_until: -1 },
  ...{ zone: 'UTC', muted_matches: [], muted_teams: [4] },
}
const replies = {
  getPush: settings,
  savePushChoices: null,
  savePushDevice: null,
  removePushDevice: null,
  listCollected: { match: [], league: [], team: [{ id: 4, name: 'Arsenal', logo: '', sport: 'football' }] },
  listCollectedMatches: {
    ...{ total: 2, per_page: 10, current_page: 1, last_page: 1 },
    data: [
      { id: 8, status: 0, home_name: 'Inter', away_name: 'Milan' },
      { id: 9, status: 2, home_name: 'Old', away_name: 'Match' },
    ],
  },
}

/** What a browser that knows notifications has, and what was asked of it. */
function giveBrowser(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
  const log: string[] = []
  let current: object | undefined
  const subscription = {
    endpoint: 'https://push.example.com/1',
    toJSON: () => ({ endpoint: 'https://push.example.com/1', keys: { p256dh: 'P', auth: 'A' } }),
    unsubscribe: async () => {
      log.push('unsubscribe')
      current = undefined
    },
  }
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      log.push(`subscribe ${applicationServerKey}`)
      current = subscription
      return subscription
    },
  }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  })
  Object.assign(window, {
    PushManager: Object,
    Notification: Object.assign(Object, {
      permission,
      requestPermission: async () => {
        log.push('ask')
        return answer
      },
    }),
  })
  return log
}
beforeEach(() => void giveBrowser('default'))
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name)
})

const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name: new RegExp(`^${name}`) })
const device = 'Notify this browser'

test('WEB-08 the browser is asked when the member wants it and not before; its keys are told, and taken back', async () => {
  const log = giveBrowser('default')
  const asked = await showMember(<PushCard />, replies)
  const turn = await toggle(device)
  expect([turn.checked, log]).toEqual([false, []])
  fireEvent.click(turn)
  await waitFor(() => expect(turn.checked).toBe(true))
  expect(log).toEqual(['ask', 'subscribe BKey'])
  expect(sent(asked, 'savePushDevice')).toEqual([{ endpoint: 'https://push.example.com/1', p256dh: 'P', auth: 'A' }])
  fireEvent.click(turn)
  await waitFor(() => expect(turn.checked).toBe(false))
  expect(sent(asked, 'removePushDevice')).toEqual([{ endpoint: 'https://push.example.com/1' }])
  expect(log.at(-1)).toBe('unsubscribe')
})

test('WEB-08 a browser that forbids it, or knows nothing of it, says so', async () => {
  giveBrowser('default', 'denied')
  await showMember(<PushCard />, replies)
  fireEvent.click(await toggle(device))
  expect(await screen.findByText(/does not allow notifications/)).toBeTruthy()
})

test('WEB-08 without notifications nothing can be turned on here, but choices hold for other browsers', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  await showMember(<PushCard />, replies)
  expect(await screen.findByText(/knows no notifications/)).toBeTruthy()
  expect((await toggle('Goals')).checked).toBe(true)
})

test('WEB-08 each choice is saved as it is made: kinds, scores, quiet hours, single teams and matches', async () => {
  const asked = await showMember(<PushCard />, replies)
  expect((await toggle('Articles of followed teams')).checked).toBe(false)
  for (const name of ['Goals', 'Without scores', 'Quiet hours', 'Arsenal', 'Inter – Milan'])
    fireEvent.click(await toggle(name))
  expect(screen.queryByText(/^Old/)).toBeNull()
  await waitFor(() => expect(sent(asked, 'savePushChoices')).toHaveLength(5))
  expect(sent(asked, 'savePushChoices').at(-1)).toMatchObject({
    ...{ unwanted: ['articles', 'goals'], hides_scores: 1, quiet_from: 1_380, quiet_until: 420 },
    ...{ muted_teams: [], muted_matches: [8] },
  })
  fireEvent.click(screen.getByRole('combobox', { name: 'Until' }))
  fireEvent.click(await screen.findByRole('option', { name: '08:00' }))
  await waitFor(() => expect(sent(asked, 'savePushChoices').at(-1)).toMatchObject({ quiet_until: 480 }))
})
