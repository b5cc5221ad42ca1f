import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { broken, comeBack, hostile, press, rowOf, sent, showMember, tryAgain } from '../../parts/testing.fixture'
import { DeviceList } from './device-list'

const device = (id: string, system: string, is_current = 0, browser = 'Chrome') => ({
  ...{ id, browser, system, ip: '203.0.*.*', addtime: 1_700_000_000, seen_time: 1_700_000_500, is_current },
})
const all = [device('a', 'Windows'), device('b', 'macOS', 1), device('c', 'Android')]
const names = () => screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)

test('MEM-01 this device stands first, says so, and can not be logged out here', async () => {
  await showMember(<DeviceList />, { listDevices: all })
  await screen.findByText('This device')
  expect(names()).toEqual(['Chrome · macOSThis device', 'Chrome · Windows', 'Chrome · Android'])
  expect(within(rowOf(screen.getByText('This device'))).queryByRole('button')).toBeNull()
})

test('MEM-01 a device is logged out and goes from the list', async () => {
  let rows = all
  const asked = await showMember(<DeviceList />, {
    listDevices: () => rows,
    endDevice: () => {
      rows = all.slice(1)
      return null
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Log out Chrome · Windows' }))
  expect(await screen.findByText('The device is logged out')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Chrome · Windows')).toBeNull())
  expect(sent(asked, 'endDevice')).toEqual([{ id: 'a' }])
})

test('MEM-01 a device that could not be logged out stays in the list', async () => {
  const asked = await showMember(<DeviceList />, { listDevices: all, endDevice: new Error('Gone already') })
  fireEvent.click(await screen.findByRole('button', { name: 'Log out Chrome · Windows' }))
  await waitFor(() => expect(sent(asked, 'listDevices')).toHaveLength(2))
  expect(screen.getByText('Chrome · Windows')).toBeTruthy()
  expect(screen.queryByText('The device is logged out')).toBeNull()
})

test('MEM-01 all others are logged out after a question only', async () => {
  let rows = all
  const asked = await showMember(<DeviceList />, {
    listDevices: () => rows,
    endOtherDevices: () => {
      rows = all.slice(1, 2)
      return { num: 2 }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Log out all others' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Log out all others' }))
  expect(question.getByText('2 other devices are logged out at once.')).toBeTruthy()
  expect(sent(asked, 'endOtherDevices')).toEqual([])
  fireEvent.click(question.getByRole('button', { name: 'Log out' }))
  expect(await screen.findByText('2 devices are logged out')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Log out all others' })).toBeNull()
})

test('MEM-01 who says no to the question has logged out nobody', async () => {
  const asked = await showMember(<DeviceList />, { listDevices: all })
  fireEvent.click(await screen.findByRole('button', { name: 'Log out all others' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(asked.map(({ name }) => name)).toEqual(['listDevices'])
})

test('MEM-01 with this device alone nothing is offered; what a browser does not say is unknown', async () => {
  await showMember(<DeviceList />, { listDevices: [device('b', '', 1, '')] })
  expect(await screen.findByText('Unknown device')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('MEM-01 a browser that calls itself markup is shown as text', async () => {
  await showMember(<DeviceList />, { listDevices: [device('a', '', 0, hostile)] })
  expect(await screen.findByText(hostile)).toBeTruthy()
  expect(screen.getByRole('button', { name: `Log out ${hostile}` })).toBeTruthy()
})

test('MEM-01 devices that do not load can be tried again', async () => {
  const devices = broken(all)
  await showMember(<DeviceList />, { listDevices: devices.answer })
  await tryAgain(devices)
  expect(await screen.findByText('This device')).toBeTruthy()
})

test('MEM-01 devices that are known stay, with a notice, when the list can not be brought up to date', async () => {
  let answer: unknown = all
  const asked = await showMember(<DeviceList />, { listDevices: () => answer, endDevice: null })
  await screen.findByText('This device')
  answer = new Error('down')
  comeBack()
  expect(await screen.findByText('No connection: these are the latest data we have')).toBeTruthy()
  press('Log out Chrome · Windows')
  await waitFor(() => expect(sent(asked, 'endDevice')).toEqual([{ id: 'a' }]))
  answer = all.slice(1)
  press('Try again')
  await waitFor(() => expect(screen.queryByText(/latest data we have/)).toBeNull())
  expect(names()).toEqual(['Chrome · macOSThis device', 'Chrome · Android'])
})
