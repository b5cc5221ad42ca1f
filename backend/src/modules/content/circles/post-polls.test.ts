import { beforeEach, describe, expect, test } from '@jest/globals'
import { circleLimits } from '@pitchside/contract/circles'
import type { SignedIn, TestSite } from '../../../testing/test-app'
import { as, circleStage } from './circles.fixture'

const { stage, write, moderate, shown, read, newest } = circleStage()
let site: TestSite
let author: SignedIn
let other: SignedIn
beforeEach(() => {
  ;({ site, author, other } = stage)
})

const hourMs = 3_600_000
const poll = { options: ['主队', '客队', '都不进'], hours: 1 as const }
const ask = (part: object = {}) => write({ content: '谁先进球？', poll: { ...poll, ...part } })
const asked = (part: object = {}) => shown({ content: '谁先进球？', poll: { ...poll, ...part } })
const vote = (id: number, choice: number, by = other) => site.call('voteCirclePoll', { id, choice }, as(by))
const pollOf = async (id: number, who?: SignedIn) => (await read(id, who?.token)).data.info.poll
const votesIn = ({ options }: { options: { votes: number }[] }) => options.map(({ votes }) => votes)

/** New members who may vote. */
async function voters(count: number): Promise<SignedIn[]> {
  const rows = await site.db.query<{ id: number }>(
    `insert into users (mobile, password_hash, nickname, avatar, role, created_at)
     select '86-138' || lpad((100 + n)::text, 8, '0'), '', 'voter ' || n, '', 'member', 0 from generate_series(1, $1) n
     returning id`,
    [count],
  )
  return Promise.all(rows.map(({ id }) => site.signIn(id)))
}

describe('polls of posts', () => {
  test('CONT-03 each member answers once and sees the votes then; who has not answered sees them at the end', async () => {
    const id = await asked()
    expect(await pollOf(id)).toMatchObject({
      num: 0,
      is_over: 0,
      mine: -1,
      options: [{ text: '主队', votes: -1 }, {}, {}],
    })
    expect((await vote(id, 1)).data).toMatchObject({ num: 1, mine: 1 })
    // A second answer changes nothing, whatever it says.
    expect((await vote(id, 0)).data).toMatchObject({
      num: 1,
      mine: 1,
      options: [{ votes: 0 }, { votes: 1 }, { votes: 0 }],
    })
    expect(votesIn((await pollOf(id, author))!)).toEqual([-1, -1, -1])
    expect(await pollOf(id, author)).toMatchObject({ num: 1 })
    expect((await newest({}, other.token)).find((post) => post.id === id)?.poll).toMatchObject({ mine: 1 })
    expect((await vote(id, 3)).reason).toBe('input-invalid')
    expect((await site.call('voteCirclePoll', { id, choice: 0 })).reason).toBe('login-needed')
    await site.clock.skip(hourMs + 1)
    expect((await vote(id, 0, author)).reason).toBe('poll-over')
    expect((await vote(id, 0)).data).toMatchObject({ mine: 1 })
    expect(await pollOf(id)).toMatchObject({
      is_over: 1,
      mine: -1,
      options: [{ votes: 0 }, { votes: 1 }, { votes: 0 }],
    })
  })

  test('CONT-03 many votes at once, several of each member: every member counts once', async () => {
    const id = await asked()
    const people = await voters(12)
    const replies = await Promise.all(
      people.flatMap((who, at) => [0, 1, 2].map((more) => vote(id, (at + more) % 3, who))),
    )
    expect(replies.every(({ code }) => code === 0)).toBe(true)
    const told = await pollOf(id, people[0])
    expect(told!.num).toBe(12)
    const rows = await site.db.query<{ count: number }>(
      `select (select count(*)::int from poll_votes v where v.poll_id = p.id and v.choice = c) count
       from polls p, generate_series(0, 2) c where p.post_id = $1 order by c`,
      [id],
    )
    expect(votesIn(told!)).toEqual(rows.map(({ count }) => count))
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(12)
    // Each was told what counts for them, by all of their calls.
    for (const at of people.keys())
      expect(new Set(replies.slice(at * 3, at * 3 + 3).map(({ data }) => data.mine)).size).toBe(1)
  })

  test('CONT-03 its time begins when the post is shown; before that and once it is hidden nobody votes', async () => {
    const { id } = (await ask()).data
    await site.clock.skip(5 * hourMs)
    expect((await vote(id, 0)).reason).toBe('circle-post-gone')
    await moderate(id, 1)
    expect((await pollOf(id))!.ends_at).toBe(site.clock.now() + hourMs)
    expect((await vote(id, 0)).code).toBe(0)
    await moderate(id, 2, 'rude')
    expect((await vote(id, 0, author)).reason).toBe('circle-post-gone')
    await site.clock.skip(10)
    await moderate(id, 1)
    // Shown again, it goes on: it has votes.
    expect((await pollOf(id, other))!.ends_at).toBe(site.clock.now() - 10 + hourMs)
    await site.ok('deleteCirclePost', { id }, as(author))
    expect(await site.db.query('select 1 from polls where post_id = $1', [id])).toEqual([])
  })

  test('CONT-03 a post without a poll has none to vote in, and the call of rooms opens none of a post', async () => {
    const plain = await shown({ content: 'just words' })
    expect((await read(plain)).data.info).not.toHaveProperty('poll')
    expect((await vote(plain, 0)).reason).toBe('poll-unknown')
    const id = await asked()
    const { id: number } = (await site.db.one<{ id: number }>('select id from polls where post_id = $1', [id]))!
    expect((await site.call('votePoll', { id: number, choice: 0 }, as(other))).reason).toBe('poll-unknown')
  })

  test.each<[string, object]>([
    ['poll-empty', { options: ['a', ' \u202e '] }],
    ['poll-same', { options: ['a', ' a '] }],
    // Composed signs become several as they are tidied.
    ['poll-long', { options: ['a', '\ufb2c'.repeat(14)] }],
    ['input-invalid', { options: ['a', 'x'.repeat(circleLimits.pollOptionChars + 1)] }],
    ['input-invalid', { options: ['a'] }],
    ['input-invalid', { options: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }],
    ['input-invalid', { hours: 2 }],
  ])('CONT-03 refused: %s %j', async (reason, part) => {
    expect((await ask(part)).reason).toBe(reason)
  })
})

describe('quotes', () => {
  const quoteOf = async (id: number) => (await read(id)).data.info.quote
  const quotesOf = async (id: number) => (await read(id)).data.info.quotes

  test('CONT-03 a post shows the card of the one it quotes, cut, with names, and without what that quotes', async () => {
    const first = await shown({ title: 'First', content: '@金色球票 '.repeat(40) })
    const second = await shown({ content: 'second', quote: first }, other)
    const third = await shown({ content: 'third', quote: second })
    const card = await quoteOf(second)
    expect(card).toMatchObject({ id: first, is_gone: 0, uid: author.userId, title: 'First', img: '' })
    expect([...card!.content]).toHaveLength(circleLimits.quoteChars + 1)
    expect(card!.content.startsWith('@金色球票 @金色球票')).toBe(true)
    expect(await quoteOf(third)).toEqual({
      ...{ id: second, is_gone: 0, uid: other.userId, user_nickname: '金色球票', avatar: expect.any(String) },
      ...{ title: '', content: 'second', img: '' },
    })
    expect((await read(first)).data.info).not.toHaveProperty('quote')
  })

  test('CONT-03 quotes are counted as they are shown, hidden and deleted', async () => {
    const first = await shown({ content: 'count me' })
    const { id } = (await write({ content: 'me too', quote: first }, other)).data
    expect(await quotesOf(first)).toBe(0)
    await moderate(id, 1)
    expect(await quotesOf(first)).toBe(1)
    await moderate(id, 2, 'rude')
    expect(await quotesOf(first)).toBe(0)
    await moderate(id, 1)
    await site.ok('deleteCirclePost', { id }, as(other))
    expect(await quotesOf(first)).toBe(0)
  })

  test('CONT-03 what is quoted and hidden or deleted afterwards says so, and nothing else of it is told', async () => {
    const first = await shown({ title: 'Secret', content: 'words' })
    const second = await shown({ content: 'look', quote: first }, other)
    const gone = {
      ...{ id: first, is_gone: 1, uid: 0, user_nickname: '', avatar: '', title: '', content: '', img: '' },
    }
    await moderate(first, 2, 'rude')
    expect(await quoteOf(second)).toEqual(gone)
    await moderate(first, 1)
    expect(await quoteOf(second)).toMatchObject({ is_gone: 0, title: 'Secret' })
    await site.ok('deleteCirclePost', { id: first }, as(author))
    expect(await quoteOf(second)).toEqual(gone)
  })

  test('CONT-03 only what everybody sees can be quoted', async () => {
    const waiting = (await write({ content: 'not yet' })).data.id
    for (const quote of [waiting, 987_654])
      expect((await write({ content: 'look', quote })).reason).toBe('circle-post-gone')
  })
})
