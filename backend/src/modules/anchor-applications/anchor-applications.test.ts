import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { checkSignOf } from '@pitchside/base'
import type { CallInput } from '@pitchside/contract'
import { newestCode } from '../../testing/solve-captcha'
import { accountModules, type SignedIn, startTestApp, type TestSite } from '../../testing/test-app'
import { aPicture, uploadPicture } from '../../testing/upload-picture'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'uploads', 'live', 'broadcasts', 'anchorApplications'] })
  admin = (await site.signIn('admin')).token
})
afterAll(() => site.close())

let number = 0
/** Somebody new, with three photos uploaded. */
async function aMember() {
  number += 1
  const mobile = `86-1360000${String(number).padStart(4, '0')}`
  const row = await site.db.one<{ id: number }>(
    `insert into users (mobile, password_hash, nickname, avatar, created_at)
     values ($1, '', $2, 'portrait:x', 0) returning id`,
    [mobile, `新人${number}`],
  )
  const member = await site.signIn(row!.id)
  const photos: string[] = []
  for (let count = 0; count < 3; count++) photos.push((await uploadPicture(site, member.token, 'document')).address)
  return { ...member, mobile, photos }
}
type Member = Awaited<ReturnType<typeof aMember>>

function idNumberOf(order: number): string {
  const digits = `11010519900307${String(order).padStart(3, '0')}`
  return digits + checkSignOf(digits)
}

async function codeFor(member: Member): Promise<string> {
  await site.clock.skip(61_000)
  await site.ok('sendCode', { type: 6 }, { token: member.token, ip: `10.1.${number}.1` })
  return newestCode(site, member.mobile)
}

async function formOf(member: Member, change: Partial<CallInput<'applyAnchor'>> = {}) {
  const [front = '', negative = '', hand_held = ''] = member.photos
  return {
    type: [1, 0],
    exp: 3,
    code: change.code ?? (await codeFor(member)),
    name: '王小明',
    id_card: idNumberOf(number),
    front,
    negative,
    hand_held,
    introduction: '在大学电视台解说过三年足球比赛，有自己的设备。',
    connect: 'wx_xiaoming',
    connect_type: 2,
    ...change,
  }
}

const apply = async (member: Member, change: Partial<CallInput<'applyAnchor'>> = {}) =>
  site.call('applyAnchor', await formOf(member, change), { token: member.token })
const own = (member: SignedIn) => site.call('getAnchorApplication', {}, { token: member.token })
const review = (input: CallInput<'reviewAnchorApplication'>, token = admin) =>
  site.call('reviewAnchorApplication', input, { token })
const waiting = async (uid: number) =>
  (await site.ok('listAnchorApplications', { status: 0 }, { token: admin })).data.find((row) => row.uid === uid)!

let member: Member
beforeEach(async () => {
  member = await aMember()
})

describe('applying', () => {
  test('LIVE-10 nobody has an application before the first, and it awaits review afterwards', async () => {
    expect(await own(member)).toMatchObject({ code: 0, data: null })
    expect(await apply(member)).toMatchObject({ code: 0, msg: '申请已提交，请等待审核' })
    const { code, data } = await own(member)
    expect(code).toBe(0)
    expect(data).toMatchObject({ status: 0, type: [0, 1], exp: 3, name: '王小明', connect_type: 2 })
  })

  test('LIVE-10 the identity number is not sent back in full, not even to the applicant', async () => {
    await apply(member)
    expect(JSON.stringify(await own(member))).not.toContain(idNumberOf(number))
  })

  test('LIVE-10 the code goes to the own number, works once, and for this purpose only', async () => {
    expect(await site.call('sendCode', { type: 6, mobile: '86-13700000099' })).toMatchObject({ code: 700 })
    await site.clock.skip(61_000)
    await site.ok('sendCode', { type: 2, mobile: member.mobile })
    expect((await apply(member, { code: await newestCode(site, member.mobile) })).reason).toBe('code-dead')
    const right = await codeFor(member)
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
    expect((await apply(member, { code: wrong })).reason).toBe('code-wrong')
    expect((await apply(member, { code: right })).code).toBe(0)
  })

  test('LIVE-10 a slip in the form does not cost the code', async () => {
    const code = await codeFor(member)
    expect((await apply(member, { code, connect: '!' })).reason).toBe('contact-wrong')
    expect((await apply(member, { code })).code).toBe(0)
  })

  test.each<[Partial<CallInput<'applyAnchor'>>, string]>([
    [{ type: [] }, 'input-invalid'],
    [{ type: [3] }, 'input-invalid'],
    [{ name: '' }, 'input-invalid'],
    [{ introduction: '太短' }, 'input-invalid'],
    [{ connect_type: 4 }, 'input-invalid'],
    [{ code: 'abc' }, 'input-invalid'],
    [{ exp: 9 }, 'experience-unknown'],
    [{ id_card: '110105194912310021' }, 'id-number-wrong'],
    [{ name: 'x<script>' }, 'real-name-wrong'],
    [{ front: 'https://elsewhere.example/id.webp' }, 'photos-wrong'],
    [{ front: '/media/documents/unknown.webp' }, 'photos-wrong'],
  ])('LIVE-10 %j is refused: %s', async (change, reason) => {
    expect((await apply(member, { code: '123456', ...change })).reason).toBe(reason)
    expect((await own(member)).data).toBeNull()
  })

  test("LIVE-10 somebody else's photos and one photo three times are refused", async () => {
    const other = await aMember()
    expect((await apply(member, { code: '123456', front: other.photos[0] })).reason).toBe('photos-wrong')
    const [photo] = member.photos
    expect((await apply(member, { code: '123456', negative: photo, hand_held: photo })).reason).toBe('photos-wrong')
    // The same again under another name, and the same picture in another format.
    for (const file of [await aPicture(640, 400, 'png', 200), await aPicture(640, 400, 'webp', 200)]) {
      const first = await uploadPicture(site, member.token, 'document', await aPicture(640, 400, 'png', 200))
      const second = await uploadPicture(site, member.token, 'document', file)
      const twice = { front: first.address, negative: second.address }
      expect((await apply(member, { code: '123456', ...twice })).reason).toBe('photos-wrong')
    }
  })

  test('LIVE-10 a second application waits for the first, also when both come at once', async () => {
    const form = await formOf(member)
    const replies = await Promise.all([1, 2].map(() => site.call('applyAnchor', form, { token: member.token })))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect((await apply(member)).reason).toBe('application-waiting')
  })

  test('LIVE-10 experiences are offered in the language of the caller', async () => {
    const names = async (language: 'zh' | 'en' | 'vi') =>
      (await site.ok('listAnchorExperiences', {}, { language })).map(({ name }) => name)
    expect(await names('en')).toEqual(['No experience', 'Less than a year', '1 to 3 years', 'More than 3 years'])
    expect((await names('vi'))[0]).toBe('Chưa có kinh nghiệm')
  })
})

describe('reviewing', () => {
  test('LIVE-10 an approved applicant is an anchor with a room, a fan group and news of it', async () => {
    await apply(member)
    const socket = await site.socket({ token: member.token })
    const row = await waiting(member.userId)
    expect(row).toMatchObject({ id_card: idNumberOf(number), status: 0, user_nickname: `新人${number}` })
    expect(await review({ id: row.id, status: 1 })).toMatchObject({ code: 0 })
    await socket.next(({ data }) => data.type === 'account' && 'event' in data && data.event === 'anchor')
    expect(await own(member)).toMatchObject({ code: 3, reason: 'anchor-already' })
    expect((await site.ok('getOwnUser', {}, { token: member.token })).is_anchor).toBe(1)
    const { info } = await site.ok('getRoom', { uid: member.userId })
    expect(info).toMatchObject({ type: 0, title: `新人${number}的直播间`, islive: 2 })
    expect(await site.ok('listFanGroups', { uid: member.userId }, { token: member.token })).toHaveLength(1)
    expect((await site.call('getPlacard', {}, { token: member.token })).code).toBe(0)
    expect(await apply(member, { code: '123456' })).toMatchObject({ code: 3 })
  })

  test('LIVE-10 a rejected applicant reads why, may not broadcast, and may apply again', async () => {
    await apply(member)
    const { id } = await waiting(member.userId)
    expect((await review({ id, status: 2 })).reason).toBe('remark-missing')
    expect((await review({ id, status: 2, remark: '照片不清晰' })).code).toBe(0)
    expect((await own(member)).data).toMatchObject({ status: 2, remark: '照片不清晰' })
    expect((await site.call('getPlacard', {}, { token: member.token })).reason).toBe('role-missing')
    expect((await apply(member)).code).toBe(0)
    expect((await own(member)).data).toMatchObject({ status: 0, remark: '' })
  })

  test('LIVE-10 an application is decided once, and only an existing one', async () => {
    await apply(member)
    const { id } = await waiting(member.userId)
    const replies = await Promise.all([
      review({ id, status: 1 }),
      review({ id, status: 2, remark: '不' }),
      review({ id, status: 1 }),
    ])
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect((await review({ id, status: 1 })).reason).toBe('application-decided')
    expect((await review({ id: 999_999, status: 1 })).reason).toBe('application-unknown')
    expect((await review({ id, status: 0 })).reason).toBe('input-invalid')
  })

  test('LIVE-10 one person becomes one anchor', async () => {
    const idNumber = idNumberOf(900)
    const second = await aMember()
    await apply(member, { id_card: idNumber })
    await apply(second, { id_card: idNumber })
    const [first, other] = [await waiting(member.userId), await waiting(second.userId)]
    expect((await review({ id: first.id, status: 1 })).code).toBe(0)
    expect((await review({ id: other.id, status: 1 })).reason).toBe('id-number-taken')
    expect((await site.ok('getOwnUser', {}, { token: second.token })).is_anchor).toBe(0)
    const third = await aMember()
    expect((await apply(third, { code: '123456', id_card: idNumber })).reason).toBe('id-number-taken')
  })

  test('LIVE-10 only operators see and decide applications', async () => {
    await apply(member)
    const { id } = await waiting(member.userId)
    for (const name of ['visitor', 'anchor', 'agent', 'release'] as const) {
      const { token } = await site.signIn(name)
      expect((await review({ id, status: 1 }, token)).reason).toBe('role-missing')
      expect((await site.call('listAnchorApplications', {}, { token })).reason).toBe('role-missing')
    }
    expect((await review({ id, status: 1 }, member.token)).reason).toBe('role-missing')
  })
})
