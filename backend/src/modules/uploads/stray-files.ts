import { hourMs } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import type { Db } from '../../db/db'
import type { Clock } from '../../kernel/clock'
import type { Log } from '../../kernel/log'
import type { FileQueries } from './files.queries'
import type { ObjectStore } from './ports/object-store.port'
import { createShownQueries, type ShownQueries, type StoredTable, shownOf } from './shown.queries'
import { documentDomain, publicDomain, uploadedName } from './upload-purposes'

const pictureMs = limits.strayFileDays * 24 * hourMs
/** A draft of an article, which only its writer's browser knows, may show a picture later; videos are large. */
const tables: Record<'public' | 'papers', StoredTable> = {
  public: {
    name: 'uploaded_file',
    graceMs: `case when s.purpose in ('work', 'video') then ${limits.uploadSessionH * hourMs} else ${pictureMs} end`,
  },
  papers: { name: 'private_documents', graceMs: String(pictureMs) },
}
/** One turn of the sweep: so many files are looked at, page by page, so that no question takes long; so many removed. */
const pageFiles = 100
const pagesPerTurn = 20
const removedPerTurn = 200

/** What the last walk over all stored files found. */
export interface StrayFigures {
  /** Files something shows. */
  shown: number
  /** Files nothing shows; they wait for the end of their time. */
  stray: number
  strayBytes: number
  /** Removed by the sweep since the start. */
  removed: number
}

export interface StrayDeps {
  db: Db
  clock: Clock
  log: Log
  files: FileQueries
  store: ObjectStore
  documentStore: ObjectStore
}

interface Shelf {
  queries: ShownQueries
  store: ObjectStore
  domain: string
}

const nothingSeen = { shown: 0, stray: 0, strayBytes: 0 }

/** Removes stored files that nothing shows, and never another. */
export function createStrayFiles({ db, clock, log, files, store, documentStore }: StrayDeps) {
  const shelves: Record<'public' | 'papers', Shelf> = {
    public: { queries: createShownQueries(db, tables.public), store, domain: publicDomain },
    papers: { queries: createShownQueries(db, tables.papers), store: documentStore, domain: documentDomain },
  }
  const figures: StrayFigures = { ...nothingSeen, removed: 0 }
  const walk = { shelf: 'public' as keyof typeof shelves, after: '', seen: { ...nothingSeen } }

  /** The row goes last: a store that fails leaves it, and the sweep comes again. */
  async function take({ queries, store, domain }: Shelf, names: readonly string[]): Promise<number> {
    const shown = await shownOf(
      db,
      names.map((name) => `${domain}/${name}`),
    )
    const [kept, strays] = [names.filter((name) => shown.has(`${domain}/${name}`)), new Set(names)]
    for (const name of kept) strays.delete(name)
    await queries.clear(kept)
    let removed = 0
    for (const name of strays)
      try {
        await store.remove(name)
        await queries.forget(name)
        removed += 1
      } catch (error) {
        log.error({ err: error, file: name }, 'a stored file could not be removed')
      }
    return removed
  }

  async function removeDue(shelf: Shelf): Promise<number> {
    const due = await shelf.queries.due(clock.now(), removedPerTurn)
    return take(
      shelf,
      due.map(({ name }) => name),
    )
  }

  /** Looks at the next files: what nothing shows is marked with the time. False: all of them were looked at. */
  async function look(): Promise<boolean> {
    const { queries, domain } = shelves[walk.shelf]
    const page = await queries.after(walk.after, pageFiles)
    const shown = await shownOf(
      db,
      page.map(({ name }) => `${domain}/${name}`),
    )
    const isShown = ({ name }: { name: string }) => shown.has(`${domain}/${name}`)
    const strays = page.filter((file) => !isShown(file))
    const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)
    await queries.clear(names(page.filter((file) => file.isMarked && isShown(file))))
    await queries.mark(names(strays.filter(({ isMarked }) => !isMarked)), clock.now())
    walk.seen.shown += page.length - strays.length
    walk.seen.stray += strays.length
    walk.seen.strayBytes += strays.reduce((sum, { bytes }) => sum + bytes, 0)
    walk.after = page.at(-1)?.name ?? ''
    if (page.length === pageFiles) return true
    walk.after = ''
    walk.shelf = walk.shelf === 'public' ? 'papers' : 'public'
    return walk.shelf === 'papers'
  }

  function finishWalk(): void {
    Object.assign(figures, walk.seen)
    walk.seen = { ...nothingSeen }
    if (figures.stray > 0) log.info({ ...figures }, 'stored files that nothing shows wait for the end of their time')
  }

  return {
    figures: (): Record<string, number> => ({ ...figures }),
    /**
     * Something of this member that showed these is gone, or shows others now; after the commit. Those of the member that
     * nothing else shows are removed; addresses of other things, and files of others, are passed over.
     */
    async release(userId: number, addresses: readonly string[]): Promise<void> {
      const names = addresses.flatMap((address) => uploadedName(address) ?? [])
      if (names.length === 0) return
      const own = await files.ownedOf(userId, names)
      await take(
        shelves.public,
        own.map(({ name }) => name),
      )
    },
    /** The account is gone; after the commit. Papers and pictures go, what others still see stays. */
    async forgetMember(userId: number): Promise<void> {
      const [own, papers] = [await files.allOf(userId), await files.papersOf(userId)]
      for (const [shelf, list] of [
        [shelves.public, own],
        [shelves.papers, papers],
      ] as const)
        await take(
          shelf,
          list.map(({ name }) => name),
        )
    },
    /** Removes what nothing has shown for long enough, then goes on with its walk over all files. */
    async sweep(): Promise<void> {
      const removed = (await removeDue(shelves.public)) + (await removeDue(shelves.papers))
      figures.removed += removed
      if (removed > 0) log.info({ removed }, 'stored files that nothing showed were removed')
      for (let page = 0; page < pagesPerTurn; page += 1)
        if (!(await look())) {
          finishWalk()
          return
        }
    },
  }
}

export type StrayFiles = ReturnType<typeof createStrayFiles>
