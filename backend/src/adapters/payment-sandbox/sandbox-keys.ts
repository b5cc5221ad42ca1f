import {
  createHmac,
  createPrivateKey,
  generateKeyPair,
  type KeyObject,
  sign,
  timingSafeEqual,
  verify,
} from 'node:crypto'
import { promisify } from 'node:util'
import type { Db } from '../../db/db'
import { createInstallationKey } from '../../db/installation-key'
import type { Random } from '../../kernel/random'

const keyName = 'sandbox cashier key'
const linkKeyName = 'sandbox cashier links'
const makePair = promisify(generateKeyPair)

/** What a link to the cashier says. */
export interface CashierLink {
  orderNo: string
  amountFen: number
  expiresAt: number
  back: string
}

const textOf = ({ orderNo, amountFen, expiresAt, back }: CashierLink): string =>
  JSON.stringify([orderNo, amountFen, expiresAt, back])

export const newKey = async (): Promise<KeyObject> => (await makePair('rsa', { modulusLength: 2048 })).privateKey

export const signMessage = (key: KeyObject, timestamp: string, body: string): string =>
  sign('sha256', Buffer.from(`${timestamp}.${body}`), key).toString('base64')

export const isSigned = (key: KeyObject, timestamp: string, body: string, signature: string): boolean =>
  verify('sha256', Buffer.from(`${timestamp}.${body}`), key, Buffer.from(signature, 'base64'))

/** Keys this installation made for itself at the first start: one signs messages, one signs links to the cashier. */
export function createSandboxKeys(db: Db, random: Random) {
  const linkKey = createInstallationKey(db, random, linkKeyName)
  let known: Promise<KeyObject> | undefined

  async function read(): Promise<KeyObject> {
    const find = () => db.one<{ value: string }>('select value from installation where name = $1', [keyName])
    let row = await find()
    if (!row) {
      const pem = (await newKey()).export({ type: 'pkcs8', format: 'pem' })
      // Of several nodes that start at once, the first one's key stays.
      await db.query('insert into installation (name, value) values ($1, $2) on conflict (name) do nothing', [
        keyName,
        pem,
      ])
      row = await find()
    }
    if (!row) throw new Error('The key of the sandbox cashier could not be stored.')
    return createPrivateKey(row.value)
  }

  const signatureOf = async (link: CashierLink) =>
    createHmac('sha256', await linkKey())
      .update(textOf(link))
      .digest('base64url')

  return {
    messageKey(): Promise<KeyObject> {
      known ??= read()
      return known
    },
    signLink: signatureOf,
    async isLinkSigned(link: CashierLink, signature: string): Promise<boolean> {
      const [expected, given] = [Buffer.from(await signatureOf(link)), Buffer.from(signature)]
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}

export type SandboxKeys = ReturnType<typeof createSandboxKeys>
