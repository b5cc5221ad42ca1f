import type { demoAccounts } from '@pitchside/backend'

// What each field of a call that could hold an address does with a hostile one.

/** Stands in every hostile address: where it is found afterwards, one was kept. */
export const mark = 'trapped-9c1e'

/** Addresses that make a server ask for something, a browser run something, or a reader trust something. */
export const hostileAddresses = (port: number): string[] => [
  `javascript:alert('${mark}')`,
  `JaVaScRiPt:alert('${mark}')`,
  `java\tscript:alert('${mark}')`,
  `\u0001javascript:alert('${mark}')`,
  `vbscript:${mark}`,
  `data:text/html,<script>${mark}</script>`,
  `data:image/svg+xml,<svg onload='${mark}'/>`,
  `blob:http://127.0.0.1/${mark}`,
  `file:///etc/passwd?${mark}`,
  `gopher://127.0.0.1:${port}/${mark}`,
  `ftp://127.0.0.1:${port}/${mark}`,
  `http://127.0.0.1:${port}/${mark}.webp`,
  `http://localhost:${port}/${mark}.webp`,
  `http://[::1]:${port}/${mark}.webp`,
  `http://0x7f000001:${port}/${mark}.webp`,
  `http://2130706433:${port}/${mark}.webp`,
  `http://169.254.169.254/latest/meta-data/${mark}`,
  `//127.0.0.1:${port}/${mark}.webp`,
  `///127.0.0.1:${port}/${mark}.webp`,
  `/\\127.0.0.1:${port}/${mark}.webp`,
  `\\\\127.0.0.1:${port}\\${mark}.webp`,
  `https://127.0.0.1:${port}/${mark}.webp`,
  `https://pitchside.example@127.0.0.1:${port}/${mark}`,
  `https://pitchside.example:x@evil.example/${mark}`,
  `/media/uploads/../../${mark}.webp`,
  `/media/uploads/%2e%2e/${mark}.webp`,
  `/media/uploads/x.webp?${mark}`,
  `/media/uploads/x.webp#${mark}`,
  `/media/documents/${mark}.webp`,
]

type Account = keyof typeof demoAccounts
interface Field {
  who: Account
  /** Reason with which a hostile address is refused; none: it is taken out, and the rest is kept. */
  refusal?: string
  input(address: string): object
  /** All addresses stand in one text: few may wait for review at once. Those `refuses` knows are refused, each alone. */
  isText?: boolean
  refuses?: (address: string) => boolean
  /** Addresses a reader may be sent to: an operator's word. They are never asked for by the server. */
  accepts?: (address: string) => boolean
}

const soon = Math.floor(Date.UTC(2026, 4, 17) / 1_000)
const plan = { type: 2, title: 'plan', starttime: soon }
const words = '足球评论'.repeat(80)
const article = { title: 'A title', cid: 1, content: `<p>${words}</p>` }
const applicant = {
  name: '王小明',
  id_card: '11010519491231002X',
  connect: 'pitchside_1',
  connect_type: 2,
  introduction: '解说足球与篮球多年。'.repeat(12),
}
const papers = { front: '/media/documents/x.webp', negative: '/media/documents/x.webp' }
const anchorForm = { ...applicant, ...papers, hand_held: '/media/documents/x.webp', type: [0], exp: 1, code: '123456' }
const expertForm = { ...applicant, ...papers, introduction: '专家', agree: 1 }
const circlePost = { title: 'A post', classification_id: 1 }
const banner = {
  ...{ kind: 'banner', position: 1, title: { zh: '一', en: 'one', vi: 'mot' }, is_off: 1, starts: 0, ends: 0 },
  ...{ img: '/media/covers/x.webp', url: '/main' },
}
const video = { title: 'A video', img: '', video: '/media/uploads/x.mp4', classification_id: 1 }
let messages = 0
const message = (type: string, payload: object) => {
  messages += 1
  return { to: '7', type, payload, nonce: `nonce-${messages}-hostile` }
}
const inContent = (tag: (address: string) => string) => (addresses: string) => ({
  ...article,
  content: `<p>${words}</p>${addresses.split('\n').map(tag).join('')}`,
})
/** A place of this site by its path; what browsers make of it leads nowhere else. */
export const isOwnPath = (address: string) => /^\/(?![/\\])[^\s\\]*$/.test(address)
export const isPlainHttps = (address: string) => /^https:\/\/[^@]+$/.test(address)
const setting = (key: string) => (address: string) => ({
  name: 'weibo_url',
  value: { zh: '', en: '', vi: '', [key]: address },
})

/** What becomes of a hostile address in every field that could hold one. */
export const fields: Record<string, Field | Field[]> = {
  'updateProfile.avatar': { who: 'visitor', refusal: 'avatar-refused', input: (avatar) => ({ avatar }) },
  'applyAnchor.front': { who: 'visitor', refusal: 'photos-wrong', input: (front) => ({ ...anchorForm, front }) },
  'applyAnchor.negative': {
    who: 'visitor',
    refusal: 'photos-wrong',
    input: (negative) => ({ ...anchorForm, negative }),
  },
  'applyAnchor.hand_held': {
    who: 'visitor',
    refusal: 'photos-wrong',
    input: (hand_held) => ({ ...anchorForm, hand_held }),
  },
  'applyExpert.front': { who: 'visitor', refusal: 'photos-wrong', input: (front) => ({ ...expertForm, front }) },
  'applyExpert.negative': {
    who: 'visitor',
    refusal: 'photos-wrong',
    input: (negative) => ({ ...expertForm, negative }),
  },
  'savePushDevice.endpoint': {
    who: 'visitor',
    refusal: 'push-device',
    input: (endpoint) => ({ endpoint, p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }),
  },
  'setRoomEmotes.emotes[].url': {
    who: 'anchor',
    refusal: 'emote-picture',
    input: (url) => ({ emotes: [{ name: 'hey', url }] }),
  },
  'saveBroadcastPlan.thumb': { who: 'anchor', refusal: 'cover-wrong', input: (thumb) => ({ ...plan, thumb }) },
  'updateBroadcast.thumb': { who: 'anchor', refusal: 'cover-wrong', input: (thumb) => ({ ...plan, id: 1, thumb }) },
  'postDynamic.flie[]': { who: 'anchor', refusal: 'dynamic-file', input: (file) => ({ title: 'x', flie: [file] }) },
  'postDynamic.flie[].img': {
    who: 'anchor',
    refusal: 'dynamic-file',
    input: (img) => ({ title: 'x', flie: [{ img, video: '/media/uploads/x.mp4' }] }),
  },
  'postDynamic.flie[].video': {
    who: 'anchor',
    refusal: 'dynamic-file',
    input: (its) => ({ title: 'x', flie: [{ img: '/media/uploads/x.webp', video: its }] }),
  },
  'publishCirclePost.flie[]': {
    who: 'visitor',
    refusal: 'dynamic-file',
    input: (file) => ({ ...circlePost, flie: [file] }),
  },
  'publishCirclePost.flie[].img': {
    who: 'visitor',
    refusal: 'dynamic-file',
    input: (img) => ({ ...circlePost, flie: [{ img, video: '/media/uploads/x.mp4' }] }),
  },
  'publishCirclePost.flie[].video': {
    who: 'visitor',
    refusal: 'dynamic-file',
    input: (its) => ({ ...circlePost, flie: [{ img: '/media/uploads/x.webp', video: its }] }),
  },
  'createGroup.avatar': { who: 'anchor', refusal: 'group-picture', input: (avatar) => ({ name: 'group', avatar }) },
  'submitHeadline.img': { who: 'expert', refusal: 'article-cover', input: (img) => ({ ...article, img }) },
  'saveHeadline.img': { who: 'expert', refusal: 'article-cover', input: (img) => ({ ...article, img }) },
  'submitHeadline.content': {
    who: 'expert',
    isText: true,
    // A stored file of somebody else, or of nobody; what follows its name makes it no picture.
    refusal: 'article-foreign-picture',
    refuses: (address) => /^\/media\/documents\/[\w-]+\.webp$/.test(address),
    input: inContent((address) => `<figure><img src="${address}"></figure>`),
  },
  'saveHeadline.content': {
    who: 'expert',
    isText: true,
    refusal: 'article-foreign-picture',
    refuses: (address) => /^\/media\/(uploads|documents)\/[\w-]+\.webp/.test(address),
    input: inContent((address) => `<p><a href="${address}">x</a></p>`),
  },
  'saveHeadlineDraft.img': { who: 'expert', refusal: 'article-cover', input: (img) => ({ img }) },
  'publishVideo.img': { who: 'visitor', refusal: 'video-file-unknown', input: (img) => ({ ...video, img }) },
  'publishVideo.video': { who: 'visitor', refusal: 'video-file-unknown', input: (its) => ({ ...video, video: its }) },
  'saveBanner.img': { who: 'admin', refusal: 'banner-picture', input: (img) => ({ ...banner, img }) },
  'saveBanner.url': {
    who: 'admin',
    refusal: 'banner-address',
    input: (url) => ({ ...banner, url }),
    accepts: (address) => isPlainHttps(address) || isOwnPath(address),
  },
  'saveSystemSetting.value.all': {
    who: 'admin',
    refusal: 'setting-wrong',
    input: setting('all'),
    accepts: (address) => /^https?:\/\/[^@]+$/.test(address),
  },
  'saveSystemSetting.value.zh': { who: 'admin', refusal: 'setting-wrong', input: setting('zh') },
  'saveSystemSetting.value.en': { who: 'admin', refusal: 'setting-wrong', input: setting('en') },
  'saveSystemSetting.value.vi': { who: 'admin', refusal: 'setting-wrong', input: setting('vi') },
  'sendMessage.payload.*': [
    {
      who: 'visitor',
      refusal: 'chat-content',
      input: (url) => message('TIMImageElem', { uuid: 'x', imageFormat: 1, imageInfoArray: [{ url, size: 1 }] }),
    },
    {
      who: 'visitor',
      refusal: 'chat-content',
      input: (fileUrl) => message('TIMFileElem', { fileName: 'x', fileSize: 1, fileUrl }),
    },
  ],
}

/** As long as an address may be, and none: names of tourists, words people read as text, lists of numbers. */
export const noAddresses = [
  ...[
    'renewSignature',
    'listConversations',
    'listMessages',
    'sendMessage',
    'markConversationRead',
    'revokeMessage',
  ].map((name) => `${name}.tourist`),
  ...['commentCirclePost', 'commentDynamic', 'commentHeadline', 'commentVideo'].map((name) => `${name}.content`),
  ...['zh', 'en', 'vi'].map((language) => `publishAnnouncement.content.${language}`),
  ...['listFootballMatches', 'listBasketballMatches'].map((name) => `${name}.competition_id`),
  'listSchedule.compensation_id',
  // Compared with the own ones, and asked for nothing.
  'removePushDevice.endpoint',
]
