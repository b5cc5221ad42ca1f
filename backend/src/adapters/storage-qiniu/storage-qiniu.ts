import type { Clock } from '../../kernel/clock'
import { isObjectName, type ObjectStore } from '../../modules/uploads/ports/object-store.port'
import { downloadUrl, entryOf, managementToken, type QiniuKey, uploadToken } from './qiniu-signatures'

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

  return {
    name: 'qiniu',
    async put(name, bytes) {
      if (!isObjectName(name)) throw new Error(`"${name}" is not the name of a stored file.`)
      const scope = `${bucket}:${keyOf(name)}`
      const policy = { scope, deadline: nowS() + tokenS, insertOnly: 1, fsizeLimit: bytes.length }
      const form = new FormData()
      form.set('token', uploadToken(config, JSON.stringify(policy)))
      form.set('key', keyOf(name))
      form.set('file', new Blob([Uint8Array.from(bytes)]), name)
      const reply = await fetch(config.uploadUrl, { method: 'POST', body: form, signal: signal() })
      await reply.body?.cancel()
      if (reply.status === taken) throw new Error(`"${name}" is stored already.`)
      if (!reply.ok) throw new Error(`The object store refused to store a file: HTTP ${reply.status}`)
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
