import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls } from '@pitchside/testing'
import { cleanup, render, screen } from '@testing-library/react'
import texts from '../../i18n/en.json'
import { ContactList } from './contact-list'

const contact = (userID: string, nick: string, is_friend: 0 | 1) => ({
  profile: { userID, nick, avatar: '' },
  is_anchor: 0,
  is_attention: 1,
  is_friend,
})

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('chat', texts)
})
afterEach(cleanup)

test('CHAT-04 whoever follows back has a mark in the address book', async () => {
  answerCalls({
    getAddressBook: [contact('2', 'Bob', 1), contact('3', 'Han', 0)],
    listRecommendedUsers: [],
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ContactList onOpen={() => undefined} />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('button', { name: new RegExp(`Bob.*${texts.contacts.mutual}`) })).toBeTruthy()
  expect(screen.getByRole('button', { name: /Han/ }).textContent).not.toContain(texts.contacts.mutual)
})
