import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { checkSignOf } from '@pitchside/base'
import { type CallInput, limits } from '@pitchside/contract'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { uploadPicture } from '../../testing/upload-picture'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await startTestApp({
    only: [...accountModules, 'uploads', 'notices', 'anchorApplications', 'expertApplications'],
  })
  admin = (await site.signIn('admin')).token
})
afterAll(() => site.close())

let number = 0
/** Somebody new, with two photos uploaded. */
async function aMember() {
  number += 1
  const row = await site.db.one<{ id: number }>(
    `insert into users (mobile, password_hash, nickname, avatar, created_at)
     values ($1, '', $2, 'portrait:x', 0) returning id`,
    [`86-1350000${String(number).padStart(4, '0')}`, `分析员${number}`],
  )
  const member = await site.signIn(row!.id)
  const photos: string[] = []
  for (let count = 0; count < 2; count++) photos.push((await uploadPicture(site, member.token, 'document')).address)
  return { ...member, photos }
}
type Member = Awaited<ReturnType<typeof aMember>>
type Form = CallInput<'applyExpert'>

function idNumberOf(order: number): string {
  const digits = `11010519900307${String(order).padStart(3, '0')}`
  return digits + checkSignOf(digits)
}

const formOf = ({ photos }: Member, change: Partial<Form> = {}): Form => ({
  name: '王小明',
  id_card: idNumberOf(number),
  introduction: '写了八年球评，做过两年数据分析。',
  front: photos[0] ?? '',
  negative: photos[1] ?? '',
  agree: 1,
  connect: 'wx_xiaoming',
  connect_type: 2,
  ...change,
})
const apply = (member: Member, change: Partial<Form> = {}) =>
  site.call('applyExpert', formOf(member, change), { token: member.token })
const own = async ({ token }: Member) => site.ok('getExpertApplication', {}, { token })
const review = (input: CallInput<'reviewExpertApplication'>, token = admin) =>
  site.call('reviewExpertApplication', input, { token })
const waiting = async (uid: number) =>
  (await site.ok('listExpertApplications', { status: 0 }, { token: admin })).data.find((row) => row.uid === uid)!

let member: Member
beforeEach(async () => {
  member = await aMember()
})

describe('applying', () => {
  test('MEM-01 nobody has an application before the first, and it awaits review afterwards, its number masked', async () => {
    expect(await own(member)).toBeNull()
    expect(await apply(member)).toMatchObject({ code: 0, msg: '申请已提交，请等待审核' })
    expect(await own(member)).toMatchObject({ status: 0, name: '王小明', connect_type: 2, remark: '' })
    expect(JSON.stringify(await own(member))).not.toContain(idNumberOf(number))
  })

  test.each<[Partial<Form>, string]>([
    [{ name: '' }, 'input-invalid'],
    [{ name: 'x<script>' }, 'real-name-wrong'],
    [{ id_card: '110105194912310021' }, 'id-number-wrong'],
    [{ connect: '' }, 'input-invalid'],
    [{ connect: 'x' }, 'contact-wrong'],
    [{ connect_type: 4 }, 'input-invalid'],
    [{ introduction: '' }, 'input-invalid'],
    [{ introduction: '。。。' }, 'experience-missing'],
    [{ introduction: '球'.repeat(limits.expertExperienceWords + 1) }, 'experience-long'],
    [{ introduction: 'word '.repeat(limits.expertExperienceWords + 1) }, 'experience-long'],
    [{ introduction: 'x'.repeat(limits.expertExperienceChars + 1) }, 'input-invalid'],
    [{ agree: 0 }, 'analyst-code-unticked'],
    [{ front: 'https://elsewhere.example/id.webp' }, 'photos-wrong'],
  ])('MEM-01 %j is refused: %s', async (change, reason) => {
    expect((await apply(member, change)).reason).toBe(reason)
    expect(await own(member)).toBeNull()
  })

  test('MEM-01 two hundred words may be said, whatever their length', async () => {
    expect((await apply(member, { introduction: 'analysis '.repeat(limits.expertExperienceWords) })).code).toBe(0)
  })

  test("MEM-01 somebody else's photos and one photo twice are refused", async () => {
    const other = await aMember()
    expect((await apply(member, { front: other.photos[0] })).reason).toBe('photos-wrong')
    expect((await apply(member, { negative: member.photos[0] })).reason).toBe('photos-wrong')
  })

  test('MEM-01 a second application waits for the first, also when both come at once', async () => {
    const replies = await Promise.all([apply(member), apply(member)])
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect((await apply(member)).reason).toBe('application-waiting')
  })

  test('MEM-01 an expert has no need to apply', async () => {
    const { token } = await site.signIn('expert')
    expect((await site.call('applyExpert', formOf(member), { token })).reason).toBe('expert-already')
  })
})

describe('reviewing', () => {
  test('MEM-01 an approved applicant may write articles from now on and hears of it at once', async () => {
    await apply(member)
    const socket = await site.socket({ token: member.token })
    const row = await waiting(member.userId)
    expect(row).toMatchObject({ id_card: idNumberOf(number), user_nickname: `分析员${number}`, decidetime: 0 })
    expect(await review({ id: row.id, status: 1 })).toMatchObject({ code: 0 })
    const { data } = await socket.next(({ data }) => data.type === 'notice')
    expect(data).toMatchObject({ kind: 41, title: { en: 'You are an expert now' }, url: '/member?type=28' })
    expect(await own(member)).toMatchObject({ status: 1 })
    const { is_writer } = await site.ok('getOwnUser', {}, { token: member.token })
    expect(is_writer).toBe(1)
    expect((await apply(member)).reason).toBe('expert-already')
    socket.close()
  })

  test('MEM-01 a rejected applicant reads why and may apply again', async () => {
    await apply(member)
    const { id } = await waiting(member.userId)
    expect((await review({ id, status: 2, remark: ' ' })).reason).toBe('remark-missing')
    expect((await review({ id, status: 2, remark: '照片不清晰' })).code).toBe(0)
    expect(await own(member)).toMatchObject({ status: 2, remark: '照片不清晰' })
    const news = await site.ok('listNotices', { type: 5 }, { token: member.token, language: 'en' })
    expect(news.data[0]?.content).toContain('照片不清晰')
    expect((await apply(member)).code).toBe(0)
    expect(await own(member)).toMatchObject({ status: 0, remark: '' })
  })

  test('MEM-01 an application is decided once; one person becomes one expert', async () => {
    const idNumber = idNumberOf(900 + number)
    const second = await aMember()
    await apply(member, { id_card: idNumber })
    await apply(second, { id_card: idNumber })
    const [first, other] = [await waiting(member.userId), await waiting(second.userId)]
    const replies = await Promise.all([review({ id: first.id, status: 1 }), review({ id: first.id, status: 1 })])
    expect(replies.map(({ reason }) => reason).sort()).toEqual(['application-decided', undefined])
    expect((await review({ id: other.id, status: 1 })).reason).toBe('id-number-taken')
    expect((await review({ id: 999_999, status: 1 })).reason).toBe('application-unknown')
    const third = await aMember()
    expect((await apply(third, { id_card: idNumber })).reason).toBe('id-number-taken')
  })

  test('MEM-01 only operators see and decide applications', async () => {
    await apply(member)
    const { id } = await waiting(member.userId)
    for (const name of ['visitor', 'anchor', 'expert', 'agent', 'release'] as const) {
      const { token } = await site.signIn(name)
      expect((await review({ id, status: 1 }, token)).reason).toBe('role-missing')
      expect((await site.call('listExpertApplications', {}, { token })).reason).toBe('role-missing')
    }
    expect((await review({ id, status: 1 }, member.token)).reason).toBe('role-missing')
  })
})
