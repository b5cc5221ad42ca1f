import { whenIdle } from '@pitchside/base'
import type { Match, Sport } from '../../parts/matches/match'

/** A list as it was when it was kept. */
export interface KeptList {
  matches: Match[]
  savedAtMs: number
}

const databaseName = 'pitchside-scores'
const storeName = 'lists'
/** So many matches are written at once: one part takes a few milliseconds at most. */
const partSize = 200
const daysKept = 3

interface Part {
  /** `football 2026-11-21 #0` */
  key: string
  savedAtMs: number
  matches: Match[]
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the request to the database failed'))
  })

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'key' })
  return done(request)
}

const rangeOf = (list: string) => IDBKeyRange.bound(`${list} #`, `${list} #~`)
const nameOf = (sport: Sport, date: string) => `${sport} ${date}`

/** Keeps a list for the time when no server answers; in small parts while the page is idle. */
export async function keepList(sport: Sport, date: string, matches: readonly Match[], nowMs: number): Promise<void> {
  const database = await open()
  try {
    const name = nameOf(sport, date)
    const objects = () => database.transaction(storeName, 'readwrite').objectStore(storeName)
    await done(objects().delete(rangeOf(name)))
    for (let at = 0; at < matches.length; at += partSize) {
      await new Promise<void>((resolve) => whenIdle(resolve))
      const key = `${name} #${String(at).padStart(6, '0')}`
      const part: Part = { key, savedAtMs: nowMs, matches: matches.slice(at, at + partSize) }
      await done(objects().put(part))
    }
    await forgetOld(objects(), nowMs)
  } finally {
    database.close()
  }
}

async function forgetOld(objects: IDBObjectStore, nowMs: number): Promise<void> {
  const oldest = new Date(nowMs - daysKept * 86_400_000).toISOString().slice(0, 10)
  for (const sport of ['football', 'basketball'] as const)
    await done(objects.delete(IDBKeyRange.bound(`${sport} `, nameOf(sport, oldest))))
}

/** The list as it was kept; undefined when there is none, or no database. */
export async function keptList(sport: Sport, date: string): Promise<KeptList | undefined> {
  const database = await open()
  try {
    const objects = database.transaction(storeName, 'readonly').objectStore(storeName)
    const parts = (await done(objects.getAll(rangeOf(nameOf(sport, date))))) as Part[]
    if (parts.length === 0) return undefined
    const savedAtMs = Math.min(...parts.map((part) => part.savedAtMs))
    return { matches: parts.flatMap((part) => part.matches), savedAtMs }
  } finally {
    database.close()
  }
}
