import type { PageDocument } from '@pitchside/remote-kit'

/** What the documents of the member section say: only those of public profiles are anybody's to read. */
const persona: PageDocument = {
  path: '/persona',
  when: { id: '*' },
  ask: { call: 'getUser', input: { id: '{?id}' } },
  address: '/persona?id={id}',
  title: '{user_nickname}',
  description: {
    by: '{signature}',
    of: {
      '': {
        zh: '{user_nickname}的个人主页。',
        en: 'Profile of {user_nickname}.',
        vi: 'Trang cá nhân của {user_nickname}.',
      },
      '*': '{user_nickname}: {signature}',
    },
  },
  picture: '{avatar}',
  kind: 'profile',
  things: [
    {
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: '{user_nickname}', description: '{signature}', image: '{avatar|address}' },
    },
  ],
  body: [{ block: 'text', text: '{signature}' }],
}

export const documents = [persona]
