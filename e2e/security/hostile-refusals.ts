import { ask } from '../fixtures/api'
import { card, nonceOf, type Stage } from './hostile-stage'

/** Fields that take certain letters only: what the server says to hostile text in them. */
export async function refusals(stage: Stage): Promise<string[]> {
  const { address, author, admin } = stage
  const bad = '"><img src=x onerror=xssTrap(1)>'
  const js = 'javascript:xssTrap(1)'
  const papers = { front: js, negative: js }
  const applicant = { name: bad, id_card: bad, introduction: bad, connect: bad, connect_type: 1, ...papers }
  const article = { title: 'a', cid: 1, content: '<p>a</p>' }
  const banner = { kind: 'banner' as const, position: 1, title: { zh: 'a', en: 'a', vi: 'a' }, is_off: 1 as const }
  const image = '/media/covers/fb-hero.webp'
  const tries: [string, Promise<{ code: number }>][] = [
    ['avatar', ask(address, 'updateProfile', { avatar: js }, author.token)],
    [
      'anchor',
      ask(address, 'applyAnchor', { ...applicant, type: [0], exp: 2, hand_held: js, code: '123456' }, author.token),
    ],
    ['expert', ask(address, 'applyExpert', { ...applicant, agree: 1 }, author.token)],
    ['bank', ask(address, 'bindBankCard', { ...card, bank_name: bad, code: '123456' }, author.token)],
    ['holder', ask(address, 'bindBankCard', { ...card, name: bad, code: '123456' }, author.token)],
    ['alipay', ask(address, 'bindAlipay', { name: '王小明', info: bad, code: '123456' }, author.token)],
    [
      'mobile',
      ask(address, 'saveExchangeAddress', { name: 'a', mobile: bad.slice(0, 20), address: 'a' }, author.token),
    ],
    ['cover', ask(address, 'saveHeadline', { ...article, img: js }, author.token)],
    ['video', ask(address, 'publishVideo', { title: 'a', img: image, video: js, classification_id: 1 }, author.token)],
    ['subtitles', ask(address, 'setVideoSubtitles', { id: stage.videoId, lang: 'en', text: bad }, author.token)],
    ['photo', ask(address, 'postDynamic', { title: 'a', flie: [js] }, author.token)],
    ['thumb', ask(address, 'saveBroadcastPlan', { type: 0, title: 'a', thumb: js }, author.token)],
    ['emote', ask(address, 'setRoomEmotes', { emotes: [{ name: 'a', url: js }] }, author.token)],
    ['emote name', ask(address, 'setRoomEmotes', { emotes: [{ name: '"><b>', url: image }] }, author.token)],
    ['setting', ask(address, 'saveSystemSetting', { name: bad.slice(0, 20), value: { all: 'a' } }, admin.token)],
    ['link', ask(address, 'saveBanner', { ...banner, img: image, url: js, starts: 0, ends: 0 }, admin.token)],
    ['picture', ask(address, 'saveBanner', { ...banner, img: js, url: '/news', starts: 0, ends: 0 }, admin.token)],
    [
      'file',
      ask(
        address,
        'sendMessage',
        {
          to: admin.id,
          type: 'TIMFileElem',
          payload: { fileName: 'a', fileSize: 1, fileUrl: js },
          nonce: nonceOf('file'),
        },
        author.token,
      ),
    ],
    ['post', ask(address, 'publishCirclePost', { content: 'a', classification_id: 1, flie: [js] }, author.token)],
    ['group', ask(address, 'createGroup', { name: 'a', avatar: js }, author.token)],
  ]
  const taken: string[] = []
  for (const [name, reply] of tries) if ((await reply).code === 0) taken.push(name)
  return taken
}
