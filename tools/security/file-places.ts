import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { checkSignOf } from '@pitchside/base'
import { newestCode } from '../../backend/src/testing/solve-captcha'
import type { SignedIn, TestSite } from '../../backend/src/testing/test-app'
import { uploadPicture } from '../../backend/src/testing/upload-picture'
import type { CallInput, DefinedCall, Envelope } from '../../shared/contract/src'

// Every place of the contract where somebody can set a stored file, each with a call that would be good with an own one.

type Purpose = NonNullable<CallInput<'getUploadToken'>['purpose']>

export interface Person extends SignedIn {
  mobile: string
}

export interface FilePlace {
  /** What the file is uploaded for. */
  purpose: Purpose
  /** Whose place it is. */
  who: 'member' | 'admin'
  /** Reason with which the file of somebody else is refused. */
  refusal: string
  set(site: TestSite, person: Person, address: string): Promise<Envelope<unknown>>
}

let count = 0
/** Somebody new with a room, who may write and broadcast. */
export async function newPerson(site: TestSite, role: FilePlace['who']): Promise<Person> {
  count += 1
  const mobile = `86-1370000${String(count).padStart(4, '0')}`
  const row = await site.db.one<{ id: number }>(
    `insert into users (mobile, password_hash, nickname, avatar, role, is_anchor, created_at)
     values ($1, '', $2, 'portrait:x', $3, $4, 0) returning id`,
    [mobile, `somebody ${count}`, role, role === 'member'],
  )
  await site.db.query(`insert into rooms (uid, kind, title) values ($1, 0, 'a room')`, [row!.id])
  return { ...(await site.signIn(row!.id)), mobile }
}

const clip = () => readFile(path.join(__dirname, '../../backend/assets/demo/football/sd.mp4'))

export async function upload(site: TestSite, { token }: Person, purpose: Purpose): Promise<string> {
  const isFilm = purpose === 'video' || purpose === 'work'
  const { address, envelope } = await uploadPicture(site, token, purpose, isFilm ? await clip() : undefined)
  if (envelope.code !== 0) throw new Error(`A ${purpose} was not stored: ${envelope.msg}`)
  return address
}

const call =
  <N extends DefinedCall>(
    name: N,
    input: (address: string, site: TestSite, person: Person) => object | Promise<object>,
  ): FilePlace['set'] =>
  async (site, person, address) => {
    const { token } = person
    return site.call(name, (await input(address, site, person)) as CallInput<N>, { token })
  }

const avatar = { purpose: 'avatar', who: 'member' } as const
const cover = { purpose: 'cover', who: 'member' } as const
const post = { purpose: 'post', who: 'member' } as const
const paper = { purpose: 'document', who: 'member', refusal: 'photos-wrong' } as const

const idNumber = () => {
  const digits = `11010519900307${String(count).padStart(3, '0')}`
  return digits + checkSignOf(digits)
}
const applicant = () => ({
  name: '王小明',
  id_card: idNumber(),
  connect: 'pitchside_1',
  connect_type: 2,
  introduction: '在大学电视台解说过三年足球比赛，有自己的设备。',
})
/** An application whose other papers are the applicant's own. */
const application = (name: 'applyAnchor' | 'applyExpert', field: string): FilePlace => ({
  ...paper,
  async set(site, person, address) {
    // Who broadcasts does not apply any more.
    await site.db.query('update users set is_anchor = false where id = $1', [person.userId])
    const fields = name === 'applyAnchor' ? ['front', 'negative', 'hand_held'] : ['front', 'negative']
    const papers: Record<string, string> = {}
    for (const one of fields) papers[one] = one === field ? address : await upload(site, person, 'document')
    if (name === 'applyExpert')
      return call(name, () => ({ ...applicant(), ...papers, agree: 1 }))(site, person, address)
    await site.clock.skip(61_000)
    await site.ok('sendCode', { type: 6 }, { token: person.token })
    const code = await newestCode(site, person.mobile)
    return call(name, () => ({ ...applicant(), ...papers, type: [0], exp: 1, code }))(site, person, address)
  },
})

const starttime = (site: TestSite) => Math.floor(site.clock.now() / 1_000) + 3_600
const plan = (site: TestSite) => ({ type: 2, title: 'plan', starttime: starttime(site) })
const plannedBefore: FilePlace['set'] = async (site, person, thumb) => {
  const { id } = await site.ok('saveBroadcastPlan', plan(site), person)
  return site.call('updateBroadcast', { ...plan(site), id, thumb }, person)
}

const words = `<p>${'足球评论'.repeat(80)}</p>`
const article = { title: 'A title', cid: 1, content: words }
/** A picture, and a link that leads to it. */
const inText = (address: string) => ({ ...article, content: `${words}<figure><img src="${address}"></figure>` })
const linked = (address: string) => ({ ...article, content: `${words}<p><a href="${address}">x</a></p>` })

const inPost = (name: 'postDynamic' | 'publishCirclePost', flie: (address: string, own: string) => unknown[]) =>
  call(name, async (address, site, person) => {
    const own = await upload(site, person, address.endsWith('.mp4') ? 'post' : 'video')
    const head = name === 'postDynamic' ? { title: 'x' } : { title: 'x', classification_id: 1 }
    return { ...head, flie: flie(address, own) }
  })
const postPlaces = (name: 'postDynamic' | 'publishCirclePost'): Record<string, FilePlace> => {
  const refusal = 'dynamic-file'
  return {
    [`${name}.flie[]`]: { ...post, refusal, set: inPost(name, (img) => [img]) },
    [`${name}.flie[].img`]: { ...post, refusal, set: inPost(name, (img, video) => [{ img, video }]) },
    [`${name}.flie[].video`]: {
      ...post,
      refusal,
      purpose: 'video',
      set: inPost(name, (video, img) => [{ img, video }]),
    },
  }
}

const video = { title: 'A video', classification_id: 1 }
const banner = {
  ...{ kind: 'banner', position: 1, title: { zh: '一', en: 'one', vi: 'mot' }, is_off: 1, starts: 0, ends: 0 },
  url: '/main',
}
const message = (type: string, payload: (address: string) => object): FilePlace => ({
  ...post,
  refusal: 'chat-content',
  set: call('sendMessage', (address) => {
    count += 1
    return { to: '7', type, payload: payload(address), nonce: `nonce-${count}-theft` }
  }),
})

/** By field of the contract; a field in which a file can be named in several ways has several. */
export const filePlaces: Record<string, FilePlace | FilePlace[]> = {
  'updateProfile.avatar': {
    ...avatar,
    refusal: 'avatar-refused',
    set: call('updateProfile', (it) => ({ avatar: it })),
  },
  'applyAnchor.front': application('applyAnchor', 'front'),
  'applyAnchor.negative': application('applyAnchor', 'negative'),
  'applyAnchor.hand_held': application('applyAnchor', 'hand_held'),
  'applyExpert.front': application('applyExpert', 'front'),
  'applyExpert.negative': application('applyExpert', 'negative'),
  'saveBroadcastPlan.thumb': {
    ...cover,
    refusal: 'cover-wrong',
    set: call('saveBroadcastPlan', (thumb, site) => ({ ...plan(site), thumb })),
  },
  'updateBroadcast.thumb': { ...cover, refusal: 'cover-wrong', set: plannedBefore },
  ...postPlaces('postDynamic'),
  ...postPlaces('publishCirclePost'),
  'setRoomEmotes.emotes[].url': {
    ...avatar,
    refusal: 'emote-picture',
    set: call('setRoomEmotes', (url) => ({ emotes: [{ name: 'hey', url }] })),
  },
  'createGroup.avatar': {
    ...avatar,
    refusal: 'group-picture',
    set: call('createGroup', (it) => ({ name: 'group', avatar: it })),
  },
  'submitHeadline.img': {
    ...cover,
    refusal: 'article-cover',
    set: call('submitHeadline', (img) => ({ ...article, img })),
  },
  'saveHeadline.img': { ...cover, refusal: 'article-cover', set: call('saveHeadline', (img) => ({ ...article, img })) },
  'submitHeadline.content': { ...post, refusal: 'article-foreign-picture', set: call('submitHeadline', inText) },
  'saveHeadline.content': [
    { ...post, refusal: 'article-foreign-picture', set: call('saveHeadline', inText) },
    { ...post, refusal: 'article-foreign-picture', set: call('saveHeadline', linked) },
  ],
  'saveHeadlineDraft.img': {
    ...cover,
    refusal: 'article-cover',
    set: call('saveHeadlineDraft', (img) => ({ img })),
  },
  'saveHeadlineDraft.content': {
    ...post,
    refusal: 'article-foreign-picture',
    set: call('saveHeadlineDraft', (address) => ({ content: inText(address).content })),
  },
  'publishVideo.img': {
    ...cover,
    refusal: 'video-file-unknown',
    set: call('publishVideo', async (img, site, person) => ({
      ...video,
      img,
      video: await upload(site, person, 'work'),
    })),
  },
  'publishVideo.video': {
    ...cover,
    purpose: 'work',
    refusal: 'video-file-unknown',
    set: call('publishVideo', async (film, site, person) => ({
      ...video,
      img: await upload(site, person, 'cover'),
      video: film,
    })),
  },
  'saveBanner.img': {
    purpose: 'cover',
    who: 'admin',
    refusal: 'banner-picture',
    set: call('saveBanner', (img) => ({ ...banner, img })),
  },
  'sendMessage.payload.*': [
    message('TIMImageElem', (url) => ({ uuid: 'x', imageFormat: 1, imageInfoArray: [{ url, size: 1 }] })),
    message('TIMFileElem', (fileUrl) => ({ fileName: 'x', fileSize: 1, fileUrl })),
    message('TIMCustomElem', (imageUrl) => ({ data: '', extension: JSON.stringify({ title: 'a card', imageUrl }) })),
    // As JSON may write it as well.
    message('TIMCustomElem', (url) => ({ data: `{"title":"a card","imageUrl":"${url.replaceAll('/', '\\/')}"}` })),
  ],
}

/** Words and links of operators: nothing of a member is shown through them. */
export const linkFields = [
  'savePushDevice.endpoint',
  'saveBanner.url',
  ...['all', 'zh', 'en', 'vi'].map((language) => `saveSystemSetting.value.${language}`),
]
