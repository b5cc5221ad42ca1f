import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { CallError } from '@pitchside/http'
import { type ArticleWords, noWords } from './article-words'
import type { Draft } from './draft'
import { createDraftKeeper, type DraftPlaces, saveEveryMs } from './draft-keeper'
import { type DraftStart, draftStart } from './draft-start'
import type { KeptDraft } from './drafts.calls'

const words = (title: string): ArticleWords => ({ ...noWords, title })
const fresh: DraftStart = { words: noWords, restoredAtMs: undefined, revision: '', isSent: true, theirs: undefined }
const elsewhere = new CallError('', 1, 'draft-elsewhere')
const offline = new CallError('', -1, 'network')

/** A server with the rule of ours: who changed another revision than the newest is refused. */
function place() {
  const server = {
    versions: [] as KeptDraft[],
    isAway: false,
    newest: () => server.versions.at(-1) ?? null,
    put(title: string) {
      const revision = `r${server.versions.length + 1}`
      server.versions.push({ words: words(title), revision, savedAtMs: 0 })
    },
  }
  let here: Draft | undefined
  const places: DraftPlaces = {
    keep: (draft) => {
      here = draft
      return true
    },
    forget: () => {
      here = undefined
    },
    async save(saved, { based }) {
      if (server.isAway) throw offline
      if ((server.newest()?.revision ?? '') !== based) throw elsewhere
      const kept = { words: saved, revision: `r${server.versions.length + 1}`, savedAtMs: 1 }
      server.versions.push(kept)
      return kept
    },
    async read() {
      if (server.isAway) throw offline
      return server.newest()
    },
  }
  return { server, places, here: () => here, titles: () => server.versions.map(({ words: { title } }) => title) }
}

const later = (ms = saveEveryMs) => jest.advanceTimersByTimeAsync(ms)

describe('the keeper of a draft', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  test('WEB-10 each change is kept here at once, and at the server once in a few seconds', async () => {
    const { places, here, titles } = place()
    const keeper = createDraftKeeper(fresh, places)
    for (const title of ['看', '看台', '看台记']) {
      keeper.change({ title })
      expect(here()).toMatchObject({ words: { title }, isSent: false })
      await later(900)
    }
    expect(titles()).toEqual([])
    await later(400)
    expect(titles()).toEqual(['看台记'])
    expect(here()).toMatchObject({ revision: 'r1', isSent: true })
    expect(keeper.state()).toMatchObject({ sync: 'saved', savedAtMs: 1 })
    await later(60_000)
    expect(titles()).toHaveLength(1)
  })

  test('WEB-10 what the server does not take is tried again, and at once when there is a network', async () => {
    const { server, places, titles } = place()
    server.isAway = true
    const keeper = createDraftKeeper(fresh, places)
    keeper.change({ title: 'a' })
    await later()
    expect(keeper.state().sync).toBe('failed')
    server.isAway = false
    await later(15_000)
    expect(titles()).toEqual(['a'])
    server.isAway = true
    keeper.change({ title: 'b' })
    await later()
    server.isAway = false
    await keeper.send()
    expect(titles()).toEqual(['a', 'b'])
  })

  test('WEB-10 two pages from one draft: it is told, and whichever goes on, both are among the versions', async () => {
    for (const choice of ['keepMine', 'takeTheirs'] as const) {
      const { server, places, titles } = place()
      const keeper = createDraftKeeper(fresh, places)
      server.put('theirs')
      keeper.change({ title: 'mine' })
      await later()
      expect(keeper.state()).toMatchObject({ words: { title: 'mine' }, clash: { words: { title: 'theirs' } } })
      keeper.change({ title: 'mine too' })
      // Nothing is sent before somebody chose.
      await later(60_000)
      expect(titles()).toEqual(['theirs'])
      await keeper[choice]()
      const isMine = choice === 'keepMine'
      expect(titles()).toEqual(isMine ? ['theirs', 'mine too'] : ['theirs', 'mine too', 'theirs'])
      expect(keeper.state()).toMatchObject({ words: { title: isMine ? 'mine too' : 'theirs' }, clash: undefined })
      expect(keeper.state().turn).toBe(isMine ? 0 : 1)
    }
  })

  test('WEB-10 the other text is not taken while this one can not be kept', async () => {
    const { server, places } = place()
    const keeper = createDraftKeeper(fresh, places)
    server.put('theirs')
    keeper.change({ title: 'mine' })
    await later()
    server.isAway = true
    await keeper.takeTheirs()
    expect(keeper.state()).toMatchObject({ words: { title: 'mine' }, sync: 'failed' })
  })

  test('WEB-10 a draft that was handed in elsewhere goes on as a new one', async () => {
    const { server, places, titles } = place()
    const keeper = createDraftKeeper({ ...fresh, revision: 'old' }, places)
    keeper.change({ title: 'mine' })
    await later()
    expect(keeper.state().clash).toBeNull()
    server.versions.length = 0
    await keeper.keepMine()
    expect(titles()).toEqual(['mine'])
  })

  test('WEB-10 the same words written twice are no quarrel', async () => {
    const { server, places } = place()
    const keeper = createDraftKeeper(fresh, places)
    server.put('same')
    keeper.change({ title: 'same' })
    await later()
    expect(keeper.state()).toMatchObject({ sync: 'saved', clash: undefined })
    keeper.change({ title: 'more' })
    await later()
    expect(keeper.state().sync).toBe('saved')
  })

  test('WEB-10 an older version is taken back after what is there now was kept', async () => {
    const { server, places, titles } = place()
    const keeper = createDraftKeeper(fresh, places)
    keeper.change({ title: 'new' })
    expect(await keeper.takeBack(words('old'))).toBe(true)
    expect(titles()).toEqual(['new', 'old'])
    expect(keeper.state()).toMatchObject({ words: { title: 'old' }, turn: 1 })
    server.isAway = true
    keeper.change({ title: 'newer' })
    expect(await keeper.takeBack(words('old'))).toBe(false)
    expect(keeper.state().words.title).toBe('newer')
  })

  test('WEB-10 leaving the page sends what was typed last; handing in stops it, and says what is handed in', async () => {
    const { server, places, here, titles } = place()
    const keeper = createDraftKeeper(fresh, places)
    keeper.change({ title: 'a' })
    keeper.close()
    await later(0)
    expect(titles()).toEqual(['a'])
    server.isAway = true
    keeper.open()
    keeper.change({ title: 'b' })
    keeper.close()
    await later(0)
    // Nobody tries again for a page that is gone: the browser keeps it.
    expect(jest.getTimerCount()).toBe(0)
    keeper.open()
    expect(await keeper.rest()).toBe('r1')
    keeper.forget()
    await later(60_000)
    expect([titles(), here()]).toEqual([['a'], undefined])
  })
})

describe('what an editor begins with', () => {
  const saved = words('saved')
  const kept = (title: string, revision = 'r2'): KeptDraft => ({ words: words(title), revision, savedAtMs: 2 })
  const local = (title: string, more: Partial<Draft> = {}): Draft => ({
    ...{ words: words(title), savedAt: 1, revision: 'r1', isSent: false },
    ...more,
  })
  test.each<[string, Draft | undefined, KeptDraft | null | undefined, Partial<DraftStart>]>([
    ['nothing was written', undefined, null, { words: saved, isSent: true }],
    ['the server has a draft', undefined, kept('kept'), { words: words('kept'), revision: 'r2', restoredAtMs: 2 }],
    ['this browser sent an older one', local('sent', { isSent: true }), kept('kept'), { words: words('kept') }],
    [
      'this browser has what was typed after it',
      local('later', { revision: 'r2' }),
      kept('kept'),
      { words: words('later'), isSent: false, theirs: undefined },
    ],
    ['both went on', local('mine'), kept('kept'), { words: words('mine'), theirs: kept('kept'), revision: 'r1' }],
    ['both wrote the same', local('kept'), kept('kept'), { isSent: true, theirs: undefined, revision: 'r2' }],
    ['it was handed in elsewhere', local('sent', { isSent: true }), null, { words: saved, revision: '' }],
    ['the server never had it', local('mine', { revision: '' }), null, { words: words('mine'), revision: '' }],
    ['the server is silent', local('mine'), undefined, { words: words('mine'), revision: 'r1', isSent: false }],
    ['nobody has anything', undefined, undefined, { words: saved }],
  ])('WEB-10 %s', (_what, here, there, start) => expect(draftStart(here, there, saved)).toMatchObject(start))
})
