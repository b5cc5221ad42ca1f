import type { IncomingMessage } from 'node:http'
import { limits } from '@pitchside/contract'
import { isDiskError } from '../../kernel/disk-error'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { FileQueries, SessionRow } from './files.queries'
import { atMost } from './incoming'
import type { DraftStore } from './ports/draft-store.port'
import { isVideoPurpose, purposeRules, requireKnownExtension, tooLargeFor, type UploadPurpose } from './upload-purposes'
import type { UploadPolicy } from './upload-token.rules'
import type { Uploads, UploadsDeps } from './uploads.service'

/** Uploads of one member that may be on their way; the oldest goes when there are more. */
const openPerMember = 3

/** How far an upload is. */
export interface UploadState {
  id: string
  /** Bytes that have arrived; the next part begins there. */
  offset: number
  bytes: number
  /** Name of the stored file once it is there. */
  key: string | undefined
  expiresAt: number
}

export interface SessionsDeps extends Pick<UploadsDeps, 'clock' | 'random'> {
  files: FileQueries
  drafts: DraftStore
  uploads: Pick<Uploads, 'admit' | 'store' | 'typesFor'>
}

/** Uploads that come in parts: a cut connection, a new page, even another start of the server goes on where it was. */
export function createUploadSessions({ clock, random, files, drafts, uploads }: SessionsDeps) {
  /** Who is writing to a draft right now, and what is done when they have stopped. */
  const writers = new Map<string, { request: IncomingMessage; done: Promise<void> }>()

  async function find(id: string): Promise<SessionRow> {
    const row = await files.session(id)
    if (!row || row.expiresAt <= clock.now()) throw new Failure('upload-gone')
    return row
  }
  async function stateOf(row: SessionRow): Promise<UploadState> {
    const { id, bytes, storedName, expiresAt } = row
    const offset = storedName === null ? await drafts.sizeOf(id) : bytes
    return { id, offset, bytes, key: storedName ?? undefined, expiresAt }
  }
  async function forget(id: string): Promise<void> {
    await files.close(id)
    await drafts.remove(id)
  }
  async function drop(id: string): Promise<void> {
    writers.get(id)?.request.destroy()
    await writers.get(id)?.done
    await forget(id)
  }
  /** A page that lost its connection comes again before the server has noticed: the newer one goes on. */
  async function takeOver(id: string, request: IncomingMessage): Promise<() => void> {
    for (let before = writers.get(id); before; before = writers.get(id)) {
      before.request.destroy()
      await before.done
    }
    let release: () => void = () => undefined
    const done = new Promise<void>((resolve) => {
      release = resolve
    })
    writers.set(id, { request, done })
    return () => {
      writers.delete(id)
      release()
    }
  }
  function policyOf(row: SessionRow): UploadPolicy {
    const purpose = row.purpose as UploadPurpose
    const { bytesMax } = purposeRules[purpose]
    const types = uploads.typesFor(purpose)
    return { userId: row.userId as UserId, purpose, key: row.key, bytesMax, types, expiresAt: 0 }
  }
  async function finish(row: SessionRow): Promise<UploadState> {
    const { id, fileName, bytes } = row
    try {
      const name = await uploads.store(policyOf(row), { path: drafts.pathOf(id), fileName, bytes })
      await files.finish(id, name)
      await drafts.remove(id)
      return await stateOf({ ...row, storedName: name })
    } catch (error) {
      // What was refused once is refused for ever: nothing of it is kept.
      if (error instanceof Failure) await forget(id)
      throw error
    }
  }

  return {
    /** Begins an upload: what can be refused without the file is refused here. */
    async start(userId: UserId, ask: { token: string; key: string; fileName: string; bytes: number }) {
      const policy = await uploads.admit(ask.token, ask.key)
      if (policy.userId !== userId || !isVideoPurpose(policy.purpose)) throw new Failure('upload-token-wrong')
      if (ask.bytes > policy.bytesMax) throw tooLargeFor(policy.purpose)
      requireKnownExtension(policy.types, ask.fileName)
      const now = clock.now()
      const row = {
        id: random.token(18),
        userId,
        purpose: policy.purpose,
        key: policy.key,
        fileName: ask.fileName,
        bytes: ask.bytes,
        expiresAt: now + limits.uploadSessionH * 3_600_000,
      }
      await files.open(row, now)
      for (const { id } of await files.beyond(userId, openPerMember)) await drop(id)
      return stateOf({ ...row, storedName: null })
    },
    async state(userId: UserId, id: string): Promise<UploadState> {
      const row = await find(id)
      if (row.userId !== userId) throw new Failure('upload-gone')
      return stateOf(row)
    },
    async cancel(userId: UserId, id: string): Promise<void> {
      const row = await files.session(id)
      if (row?.userId !== userId) throw new Failure('upload-gone')
      if (row.storedName === null) await drop(id)
    },
    /** Writes a part behind what is there; stores the file with its last byte. */
    async write(id: string, offset: number, request: IncomingMessage): Promise<UploadState> {
      const leave = await takeOver(id, request)
      try {
        const row = await find(id)
        if (row.storedName !== null) return await stateOf(row)
        const before = await drafts.sizeOf(id)
        if (before !== offset) throw new Failure('upload-offset-wrong', { data: { offset: before } })
        const tooMany = () => tooLargeFor(policyOf(row).purpose)
        const size = await drafts.append(id, atMost(request, row.bytes - before, tooMany))
        return size < row.bytes ? await stateOf(row) : await finish(row)
      } catch (error) {
        if (error instanceof Failure || isDiskError(error) || !request.destroyed) throw error
        // The sender is gone: nobody reads the answer, what has arrived stays.
        throw new Failure('upload-cut', { cause: error })
      } finally {
        leave()
      }
    },
    /** Forgets what nobody went on with. */
    async sweep(): Promise<void> {
      for (const { id } of await files.expired(clock.now())) await drop(id)
      await drafts.removeOlder(clock.now() - (limits.uploadSessionH + 1) * 3_600_000)
    },
  }
}

export type UploadSessions = ReturnType<typeof createUploadSessions>
