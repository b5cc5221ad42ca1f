import { expect, test } from '@jest/globals'
import { authStore } from '@pitchside/auth'
import { limits } from '@pitchside/contract'
import { CallError } from '@pitchside/http'
import { socket } from '@pitchside/socket'
import { openFakeSocket } from '@pitchside/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { broken, held, hostile, press, sent, showMember, tryAgain, type } from '../../parts/testing.fixture'
import { ProfileSection } from './profile-section'

const profile = (change: object = {}) => ({
  ...{ id: 1, user_nickname: 'Me', avatar: 'portrait:a', sex: 0, signature: 'Always at home', mobile: '139****0000' },
  ...{ level: 7, tier: 0, balance: '12345.5', attention: 1_200, attention_num: 3, is_anchor: 0, is_defray_pass: 0 },
  ...{ role: 'member' },
  ...change,
})
const invite = { code: 'AB12CD', url: 'https://x.example', img: 'data:image/png;base64,AA==', total: 0 }
const portraits = ['a', 'b', 'c'].map((seed) => ({ avatar: `portrait:${seed}` }))

const open = (replies: object = {}) =>
  showMember(<ProfileSection />, { getOwnUser: profile(), getInvite: invite, listAvatars: portraits, ...replies })
const field = async (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
const me = () => authStore.getState().user

test('MEM-01 the head says who the member is, with numbers as people read them', async () => {
  await open()
  expect((await screen.findByText('Fans')).nextSibling?.textContent).toBe('1,200')
  expect(screen.getByText('Diamonds').nextSibling?.textContent).toBe('12,345.5')
  expect((await field('Mobile number')).readOnly).toBe(true)
  expect(screen.getByRole('link', { name: /What levels give/ }).getAttribute('href')).toBe('/member?type=3')
})

test('MEM-01 only what was changed is sent; the name of the whole page changes with it', async () => {
  const asked = await open({ updateProfile: null })
  await field('Nickname')
  expect(save().disabled).toBe(true)
  type('Nickname', '  New Name ')
  press('Save')
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(sent(asked, 'updateProfile')).toEqual([{ user_nickname: 'New Name' }])
  expect(me()?.nickname).toBe('New Name')
})

test('MEM-01 sex and signature are changed and taken away', async () => {
  const asked = await open({ updateProfile: null })
  await field('Signature')
  press('Female')
  type('Signature', '')
  press('Save')
  await waitFor(() => expect(sent(asked, 'updateProfile')).toEqual([{ sex: 2, signature: '' }]))
})

test('MEM-01 what was typed back to what it was is no change', async () => {
  await open()
  const nickname = await field('Nickname')
  type('Nickname', 'Other')
  expect(save().disabled).toBe(false)
  type('Nickname', ' Me ')
  expect(save().disabled).toBe(true)
  expect(nickname.value).toBe(' Me ')
})

test.each([
  ['   ', 'Please enter a nickname'],
  ['长'.repeat(limits.nicknameChars + 1), `A nickname has at most ${limits.nicknameChars} characters`],
])('MEM-01 the name "%s" is refused before it is sent', async (name, words) => {
  const asked = await open()
  await field('Nickname')
  type('Nickname', name)
  press('Save')
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(sent(asked, 'updateProfile')).toEqual([])
})

test('MEM-01 a name of as many emoji as letters are allowed is a name', async () => {
  const asked = await open({ updateProfile: null })
  const name = '😀'.repeat(limits.nicknameChars)
  await field('Nickname')
  type('Nickname', name)
  press('Save')
  await waitFor(() => expect(sent(asked, 'updateProfile')).toEqual([{ user_nickname: name }]))
})

test.each([
  ['nickname-refused', 'Nickname'],
  ['signature-refused', 'Signature'],
])(
  'MEM-01 a refusal "%s" stands at %s, what was typed stays, and the old name is everywhere else',
  async (reason, name) => {
    await open({ updateProfile: new CallError('Not this word', 1, reason) })
    await field('Nickname')
    type('Nickname', hostile.slice(0, limits.nicknameChars))
    type('Signature', 'Not so nice')
    press('Save')
    expect((await screen.findByText('Not this word')).id).toBe(
      (await field(name)).getAttribute('aria-describedby')?.split(' ').at(-1),
    )
    expect((await field('Signature')).value).toBe('Not so nice')
    expect(me()?.nickname).toBe('Me')
  },
)

test('MEM-01 a change on another device shows here, and what is being typed stays', async () => {
  const line = openFakeSocket(socket)
  let now = profile()
  await open({ getOwnUser: () => now })
  await field('Signature')
  type('Signature', 'Typing')
  now = profile({ user_nickname: 'Phone name' })
  act(() => line.tell('user.1', { type: 'account', event: 'profile' } as never))
  await waitFor(async () => expect((await field('Nickname')).value).toBe('Phone name'))
  expect((await field('Signature')).value).toBe('Typing')
  line.close()
})

test('MEM-01 a profile that does not load is asked for again', async () => {
  const own = broken(profile())
  await open({ getOwnUser: own.answer })
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
  await tryAgain(own)
  expect((await field('Nickname')).value).toBe('Me')
})

async function choosePicture(replies: object = {}) {
  const asked = await open(replies)
  fireEvent.click(await screen.findByRole('button', { name: 'Change picture' }))
  return { asked, dialog: within(await screen.findByRole('dialog', { name: 'Change picture' })) }
}

test('MEM-01 one of the portraits is chosen: the own one is marked, another is saved once', async () => {
  const reply = held(null)
  const { asked, dialog } = await choosePicture({ updateProfile: reply.answer })
  const [own, other] = await dialog.findAllByRole<HTMLInputElement>('radio')
  expect(own?.checked).toBe(true)
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  expect(button.disabled).toBe(true)
  fireEvent.click(other as HTMLElement)
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  fireEvent.click(button)
  expect(sent(asked, 'updateProfile')).toEqual([{ avatar: 'portrait:b' }])
  await reply.release()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(me()?.avatar).toBe('portrait:b')
})

test('MEM-01 a picture that could not be saved leaves the choice open', async () => {
  const { dialog } = await choosePicture({ updateProfile: new CallError('Not now', 1, 'avatar-late') })
  fireEvent.click((await dialog.findAllByRole('radio'))[2] as HTMLElement)
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Not now')
  expect(dialog.getAllByRole<HTMLInputElement>('radio')[2]?.checked).toBe(true)
  expect(me()?.avatar).toBe('')
})

test('MEM-01 portraits that do not load are asked for again', async () => {
  const list = broken(portraits)
  const { dialog } = await choosePicture({ listAvatars: list.answer })
  const again = await dialog.findByRole('button', { name: 'Try again' })
  list.mend()
  fireEvent.click(again)
  expect(await dialog.findAllByRole('radio')).toHaveLength(3)
})
