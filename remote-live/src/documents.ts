import type { PageDocument } from '@pitchside/remote-kit'

/** A room has no body: when one gives way to player and chat, what stands at the right is seen to move. */
const room = (parameter: 'id' | 'uid'): PageDocument => ({
  path: '/live',
  when: { [parameter]: '*' },
  ask: { call: 'getRoom', input: { uid: `{?${parameter}}` } },
  address: '/live?id={info.uid}',
  title: '{info.title} - {userData.user_nickname}',
  description: {
    by: '{info.match_id}',
    of: {
      '0': {
        zh: '{info.user_nickname}的直播间：{info.title}。',
        en: 'Live room of {info.user_nickname}: {info.title}.',
        vi: 'Phòng trực tiếp của {info.user_nickname}: {info.title}.',
      },
      '*': {
        zh: '{info.user_nickname}解说{info.name}：{info.home_name} vs {info.away_name}。',
        en: '{info.user_nickname} comments on {info.home_name} vs {info.away_name}, {info.name}.',
        vi: '{info.user_nickname} bình luận trận {info.home_name} vs {info.away_name}, {info.name}.',
      },
    },
  },
  picture: '/previews/{@language}/room-{info.uid}.jpg',
  kind: 'video.other',
  crumbs: [{ name: { zh: '主播', en: 'Hosts', vi: 'Bình luận viên' }, address: '/anchor' }],
  things: [
    {
      by: '{info.islive}',
      of: {
        '1': {
          '@type': 'BroadcastEvent',
          name: '{info.title}',
          image: '{info.thumb|address}',
          isLiveBroadcast: true,
          startDate: '{info.starttime|time}',
          performer: { '@type': 'Person', name: '{info.user_nickname}' },
          broadcastOfEvent: {
            by: '{info.match_id}',
            of: {
              '0': '{nothing}',
              '*': {
                '@type': 'SportsEvent',
                name: '{info.home_name} vs {info.away_name}',
                startDate: '{info.match_time|time}',
                homeTeam: { '@type': 'SportsTeam', name: '{info.home_name}' },
                awayTeam: { '@type': 'SportsTeam', name: '{info.away_name}' },
              },
            },
          },
        },
        '*': {
          '@type': 'ProfilePage',
          mainEntity: {
            '@type': 'Person',
            name: '{userData.user_nickname}',
            description: '{userData.signature}',
            image: '{userData.avatar|address}',
          },
        },
      },
    },
  ],
})

const rooms: PageDocument = {
  path: '/anchor',
  when: { type: '' },
  ask: { call: 'listRooms', input: { limit: '30' } },
  address: '/anchor',
  body: [{ block: 'list', each: 'data', text: '{item.title} · {item.user_nickname}', address: '/live?id={item.uid}' }],
}

const clip: PageDocument = {
  path: '/clip',
  ask: { call: 'getClip', input: { id: '{?id}' } },
  address: '/clip?id={id}',
  title: '{title}',
  description: {
    zh: '{user_nickname}直播间的片段：{title}。由{author_nickname}剪辑。',
    en: 'A clip of {user_nickname}: {title}. Cut by {author_nickname}.',
    vi: 'Clip của {user_nickname}: {title}. Cắt bởi {author_nickname}.',
  },
  picture: '{thumb}',
  kind: 'video.other',
  crumbs: [
    { name: { zh: '主播', en: 'Hosts', vi: 'Bình luận viên' }, address: '/anchor' },
    { name: '{user_nickname}', address: '/live?id={uid}' },
  ],
  things: [
    {
      '@type': 'VideoObject',
      name: '{title}',
      description: '{title}',
      thumbnailUrl: '{thumb|address}',
      uploadDate: '{addtime|time}',
      duration: '{live_duration|duration}',
      contentUrl: '{url|address}',
      author: { '@type': 'Person', name: '{author_nickname}' },
    },
  ],
  body: [
    { block: 'picture', address: '{thumb}', of: '{title}' },
    { block: 'text', text: '{user_nickname} · {addtime|date}' },
  ],
}

/** What the documents of rooms, of their list and of clips say; older links name a room by `uid`. */
export const documents = [room('uid'), room('id'), rooms, clip]
