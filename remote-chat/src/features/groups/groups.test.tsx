import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { limits } from '@pitchside/contract'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls } from '@pitchside/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import texts from '../../i18n/en.json'
import { logIn, logOut } from '../../parts/session/chat-session'
import { createEmbeddedMessaging } from '../../provider/embedded/embedded-messaging'
import { MemoryChatServer } from '../../provider/embedded/memory-chat-server.fixture'
import { GroupDialog } from './group-dialog'
import { GroupList } from './group-list'

const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '0', isAnchor: false }
const group = (group_id: string, name: string, is_join: 0 | 1) => ({ group_id, name, avatar: '', num: 3, is_join })
const contact = (userID: string, nick: string) => ({
  profile: { userID, nick, avatar: '' },
  is_anchor: 0,
  is_attention: 1,
})
const info = {
  groupID: 'g-1',
  name: 'Night watch',
  avatar: '',
  introduction: 'We watch late',
  ownerID: '1',
  memberCount: 2,
  role: 'Owner',
  muted_until: 0,
  online: 1,
  members: [
    { userID: '1', nick: 'Me', avatar: '', role: 'Owner', muteUntil: 0 },
    { userID: '2', nick: 'Bob', avatar: '', role: 'Member', muteUntil: 0 },
  ],
}
const show = (view: React.ReactNode) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(<QueryClientProvider client={client}>{view}</QueryClientProvider>)
}

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('chat', texts)
  signedIn(me)
  await logIn(createEmbeddedMessaging(new MemoryChatServer().as('1')), { userID: '1', userSig: '' })
})
afterEach(async () => {
  cleanup()
  await logOut()
  signedOut()
})

test('CHAT-05 a recommended group is joined and opened; one that is joined already is only opened', async () => {
  const asked = answerCalls({
    listRecommendedGroups: [group('fans-3', 'Fans of Han', 0), group('g-1', 'Night watch', 1)],
    addGroupMember: null,
  })
  const opened: string[] = []
  show(<GroupList onOpen={(id) => opened.push(id)} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Join Fans of Han' }))
  await waitFor(() => expect(opened).toEqual(['fans-3']))
  expect(asked).toContainEqual({ name: 'addGroupMember', input: { group_id: 'fans-3' } })
  fireEvent.click(screen.getByRole('button', { name: 'Open Night watch' }))
  await waitFor(() => expect(opened).toEqual(['fans-3', 'g-1']))
  expect(asked.filter(({ name }) => name === 'addGroupMember')).toHaveLength(1)
})

test('CHAT-05 groups past the first page are asked for when they are wanted, each is there once', async () => {
  const page = (from: number) =>
    Array.from({ length: limits.groupsPerPage }, (_, place) => group(`g-${from + place}`, `Group ${from + place}`, 0))
  const asked = answerCalls({
    listRecommendedGroups: ({ page: number }: { page: number }) =>
      Number(number) === 1 ? page(1) : [...page(limits.groupsPerPage).slice(0, 2)],
  })
  show(<GroupList onOpen={() => undefined} />)
  fireEvent.click(await screen.findByRole('button', { name: texts.group.more }))
  await screen.findByText(`Group ${limits.groupsPerPage + 1}`)
  expect(screen.getAllByText(`Group ${limits.groupsPerPage}`)).toHaveLength(1)
  expect(screen.queryByRole('button', { name: texts.group.more })).toBeNull()
  expect(asked.map(({ input }) => Number(input.page))).toEqual([1, 2])
})

test('CHAT-05 a group is founded with a name, a word about it and people of the address book', async () => {
  const asked = answerCalls({
    listRecommendedGroups: [],
    getAddressBook: [contact('2', 'Bob'), contact('3', 'Han')],
    createGroup: { group_id: 'g-9' },
  })
  const opened: string[] = []
  show(<GroupList onOpen={(id) => opened.push(id)} />)
  fireEvent.click(await screen.findByRole('button', { name: texts.group.found }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(texts.group.name), { target: { value: ' Night watch ' } })
  fireEvent.click(await dialog.findByLabelText('Han'))
  fireEvent.click(dialog.getByRole('button', { name: texts.group.create }))
  await waitFor(() => expect(opened).toEqual(['g-9']))
  const input = { name: 'Night watch', introduction: '', userIDs: ['3'] }
  expect(asked).toContainEqual({ name: 'createGroup', input })
})

test('CHAT-05 the founder sees who is in the group and ends it, after a question', async () => {
  const asked = answerCalls({ getGroup: info, destroyGroup: null, getAddressBook: [] })
  let isClosed = false
  show(
    <GroupDialog
      groupId="g-1"
      onClose={() => {
        isClosed = true
      }}
    />,
  )
  expect(await screen.findByText('Bob')).toBeTruthy()
  expect(screen.queryByRole('button', { name: texts.group.leave })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: texts.group.end }))
  expect(asked.some(({ name }) => name === 'destroyGroup')).toBe(false)
  const question = within(await screen.findByRole('alertdialog'))
  fireEvent.click(question.getByRole('button', { name: texts.group.end }))
  await waitFor(() => expect(isClosed).toBe(true))
  expect(asked).toContainEqual({ name: 'destroyGroup', input: { group_id: 'g-1' } })
})
