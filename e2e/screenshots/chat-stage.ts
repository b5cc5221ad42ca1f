import { call } from '../fixtures/api'
import { mobileOf, newMember, type Person, signIn } from '../fixtures/people'

/** Numbers of the demo anchor and the second one. */
export const anchorId = 3
export const blockedId = 4
export const groupName = '周末看球夜 · Đêm bóng đá'

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

type Kind = 'TIMTextElem' | 'TIMCustomElem' | 'TIMImageElem' | 'TIMFileElem'
interface Line {
  by: 'anchor' | 'me'
  type: Kind
  payload: Record<string, unknown>
}

const text = (by: Line['by'], words: string): Line => ({ by, type: 'TIMTextElem', payload: { text: words } })
const card = (fields: object): Line => ({
  by: 'anchor',
  type: 'TIMCustomElem',
  payload: {
    data: '',
    description: '',
    extension: JSON.stringify({ imageUrl: '', id: anchorId, price: '', ...fields }),
  },
})

async function upload(address: string, token: string, file: Blob, purpose: 'post' | 'file', name: string) {
  const right = await call(address, 'getUploadToken', { purpose }, token)
  const form = new FormData()
  form.append('token', right.token)
  form.append('key', right.key)
  form.append('file', file, name)
  const reply = await fetch(new URL(right.uploadHost, address), { method: 'POST', body: form })
  const { data } = (await reply.json()) as { data: { key: string } }
  return `${right.domain}/${data.key}`
}

/** A picture with something to see: the frame of a demo article. */
async function pictureOf(address: string): Promise<Blob> {
  const [row] = (await call(address, 'listHeadlines', {})).list.data
  const reply = row?.img ? await fetch(new URL(row.img, address)) : undefined
  return reply?.ok ? reply.blob() : new Blob([dot], { type: 'image/png' })
}

async function everyKind(address: string, anchor: Person): Promise<Line[]> {
  const picture = await upload(address, anchor.token, await pictureOf(address), 'post', 'p.webp')
  const pdf = new Blob(['%PDF-1.4 x'], { type: 'application/pdf' })
  const file = await upload(address, anchor.token, pdf, 'file', 'x.pdf')
  const sides = [640, 480, 396].map((width, type) => ({ type, url: picture, size: 1, width, height: (width * 9) / 16 }))
  return [
    text('anchor', '下半场我会重点聊边路，你上次问的那个跑位正好能讲。'),
    card({ type: 'news', title: '边路二过一：三个触发点', id: 1, imageUrl: picture }),
    text('me', '太好了，我想问右后卫套上之后谁来补位？'),
    { by: 'anchor', type: 'TIMImageElem', payload: { uuid: 'p', imageFormat: 255, imageInfoArray: sides } },
    card({ type: 'gift', title: '战术围巾', price: '88' }),
    card({ type: 'match', title: 'Arsenal vs Chelsea', id: 1 }),
    card({ type: 'room', title: '解说老韩的直播间' }),
    card({ type: 'words', text: 'words: 只是一句话' }),
    {
      by: 'anchor',
      type: 'TIMFileElem',
      payload: { fileName: '右路补位 – phân tích vị trí hậu vệ phải rất dài.pdf', fileSize: 1_887_437, fileUrl: file },
    },
    { by: 'anchor', type: 'TIMCustomElem', payload: { data: '', description: '', extension: '{"broken' } },
    text('anchor', '好的，半场我念一下你的问题 [赞][足球]\nNgồi xuống và thưởng thức trận đấu nhé!'),
    text(
      'me',
      '辛苦！See you at half-time — https://example.com/a-very-long-address-without-any-break/1234567890/1234567890',
    ),
  ]
}

async function say(address: string, me: Person, anchor: Person, line: Line, place: number): Promise<void> {
  const [from, to] = line.by === 'me' ? [me, anchor] : [anchor, me]
  const nonce = `shot-${me.id}-${place}-00000`.slice(0, 40)
  const input = { to: String(to.id), type: line.type, payload: line.payload, nonce }
  // Five in five seconds are allowed: a sixth is sent again, with its key, until it may.
  for (let turn = 0; ; turn += 1)
    try {
      await call(address, 'sendMessage', input, from.token)
      return
    } catch (error) {
      if (turn > 12) throw error
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
}

/** Two who follow each other. */
async function befriend(address: string, one: Person, other: Person): Promise<void> {
  await call(address, 'toggleFollow', { id: other.id }, one.token)
  await call(address, 'toggleFollow', { id: one.id }, other.token)
}

/** Support answers a visitor who wrote. */
export async function answerVisitor(address: string, touristId: string): Promise<void> {
  const agent = await signIn(address, mobileOf('agent'))
  const answer = { to: touristId, type: 'TIMTextElem', payload: { text: '我来帮您 · Xin chào!' } } as const
  await call(
    address,
    'sendMessage',
    { ...answer, nonce: `answer-${Date.now()}-${touristId}`.slice(0, 64) },
    agent.token,
  )
}

/** Somebody with every kind of message, a group, a friend, a blocked anchor and unread messages. */
export async function chatPerson(address: string): Promise<Person> {
  const [me, anchor, rich] = [
    await newMember(address),
    await signIn(address, mobileOf('anchor')),
    await signIn(address, mobileOf('rich')),
  ]
  for (const [place, line] of (await everyKind(address, anchor)).entries()) await say(address, me, anchor, line, place)
  const group = { name: groupName, introduction: '一起看球 · xem bóng cùng nhau', userIDs: [String(rich.id), '3', '6'] }
  const { group_id } = await call(address, 'createGroup', group, me.token)
  const hello = {
    to: group_id,
    conversationType: 'GROUP',
    type: 'TIMTextElem',
    payload: { text: '八点开踢！' },
  } as const
  await call(address, 'sendMessage', { ...hello, nonce: `shot-group-${me.id}` }, rich.token)
  const note = {
    to: String(me.id),
    type: 'TIMTextElem',
    payload: { text: '第三节见！' },
    nonce: `shot-rich-${me.id}`,
  } as const
  await call(address, 'sendMessage', note, rich.token)
  await befriend(address, me, rich)
  await call(address, 'blockUser', { uid: blockedId, is_blocked: 1 }, me.token)
  return me
}
