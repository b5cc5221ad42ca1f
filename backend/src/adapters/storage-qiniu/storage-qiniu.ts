import { stat } from 'node:fs/promises'
import type { Clock } from '../../kernel/clock'
import {
  type FileRule,
  isObjectName,
  type ObjectStore,
  rangeHeader,
  requireRule,
  typeOfName,
} from '../../modules/uploads/ports/object-store.port'
import { openedFrom, patiently } from '../stored-reply'
import { sendQiniuParts } from './qiniu-parts'
import { downloadUrl, entryOf, managementToken, type QiniuKey, uploadToken, urlSafe } from './qiniu-signatures'

export interface QiniuConfig extends QiniuKey {
  bucket: string
  /** Address files are sent to, of the bucket's region: `https://upload.qiniup.com`. */
  uploadUrl: string
  /** Address that manages files: `https://rs.qiniuapi.com`. */
  manageUrl: string
  /** Domain the bucket is read from. */
  domain: string
}

const timeoutMs = 120_000
const tokenS = 3_600
/** Answers of the store: the name is taken; there is no such file. */
const taken = 614
const missing = 612
const formType = 'application/x-www-form-urlencoded'

/** Files in a bucket of Qiniu, under a folder. */
export function createQiniuStorage(config: QiniuConfig, folder: string, clock: Clock): ObjectStore {
  const { bucket } = config
  const nowS = () => Math.floor(clock.now() / 1000)
  const signal = () => AbortSignal.timeout(timeoutMs)
  const keyOf = (name: string) => `${folder}/${name}`
  const link = (name: string, seconds: number) =>
    downloadUrl(config, `${config.domain.replace(/\/+$/, '')}/${keyOf(name)}`, nowS() + seconds)

  /** The right to store one file: its name, size and type are part of what is signed, so the store itself refuses others. */
  const rightTo = (name: string, { bytesMax, type }: FileRule) => {
    const scope = `${bucket}:${keyOf(name)}`
    const deadline = nowS() + tokenS
    return uploadToken(
      config,
      JSON.stringify({ scope, deadline, insertOnly: 1, fsizeLimit: bytesMax, mimeLimit: type, detectMime: -1 }),
    )
  }
  async function requireStored(name: string, reply: Response): Promise<void> {
    await reply.body?.cancel()
    if (reply.status === taken) throw new Error(`"${name}" is stored already.`)
    if (!reply.ok) throw new Error(`The object store refused to store a file: HTTP ${reply.status}`)
  }

  return {
    name: 'qiniu',
    async put(name, bytes) {
      if (!isObjectName(name)) throw new Error(`"${name}" is not the name of a stored file.`)
      const type = typeOfName(name)
      const form = new FormData()
      form.set('token', rightTo(name, { bytesMax: bytes.length, type }))
      form.set('key', keyOf(name))
      form.set('file', new Blob([Uint8Array.from(bytes)], { type }), name)
      await requireStored(name, await fetch(config.uploadUrl, { method: 'POST', body: form, signal: signal() }))
    },
    async putFile(name, path, rule) {
      requireRule(name, (await stat(path)).size, rule)
      const place = `${config.uploadUrl.replace(/\/+$/, '')}/buckets/${bucket}/objects/${urlSafe(keyOf(name))}/uploads`
      const authorization = `UpToken ${rightTo(name, rule)}`
      await requireStored(name, await sendQiniuParts({ place, authorization, path, type: rule.type, signal }))
    },
    async open(name, range = {}) {
      if (!isObjectName(name)) return undefined
      const header = rangeHeader(range)
      const headers: Record<string, string> = header ? { range: header } : {}
      return openedFrom(await patiently(() => fetch(link(name, tokenS), { headers, signal: signal() })))
    },
    async get(name) {
      if (!isObjectName(name)) return undefined
      const reply = await fetch(link(name, tokenS), { signal: signal() })
      if (reply.ok) return new Uint8Array(await reply.arrayBuffer())
      await reply.body?.cancel()
      if (reply.status === 404) return undefined
      throw new Error(`The object store refused to give a file: HTTP ${reply.status}`)
    },
    async remove(name) {
      if (!isObjectName(name)) return
      const url = new URL(`/delete/${entryOf(bucket, keyOf(name))}`, config.manageUrl)
      const headers = { authorization: managementToken(config, 'POST', url, formType), 'content-type': formType }
      const reply = await fetch(url, { method: 'POST', headers, signal: signal() })
      await reply.body?.cancel()
      if (!reply.ok && reply.status !== missing)
        throw new Error(`The object store refused to remove a file: HTTP ${reply.status}`)
    },
    link,
  }
}
