import { createHash, createHmac } from 'node:crypto'
import { afterEach, describe, expect, test } from '@jest/globals'
import { createManualClock } from '../../kernel/manual-clock'
import { createSystemRandom } from '../../kernel/random'
import { describeSms } from '../../modules/sms-codes/sms.contract'
import { type HeardRequest, startHttpServer } from '../../testing/http-server'
import { acs3Headers, acs3Query } from './acs3-signature'
import { type AliyunSmsConfig, createAliyunSms } from './sms-aliyun'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const account = { accessKeyId: 'LTAItest', accessKeySecret: 'a secret of tests' }

/** The provider's side, written from its documentation: derives the signature from what arrived. */
function isSigned({ method, url, headers, body }: HeardRequest): boolean {
  const sha = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
  const found = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=(\w{64})$/.exec(
    headers.authorization ?? '',
  )
  if (!found || headers['x-acs-content-sha256'] !== sha(body)) return false
  const [, id, names = '', signature] = found
  const [path = '', query = ''] = url.split('?')
  const sorted = query.split('&').sort().join('&')
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = `${method}\n${path}\n${sorted}\n${lines.join('')}\n${names}\n${sha(body)}`
  const text = `ACS3-HMAC-SHA256\n${sha(canonical)}`
  const isWhole = ['host', 'x-acs-action', 'x-acs-date', 'x-acs-version'].every((name) =>
    names.split(';').includes(name),
  )
  return (
    id === account.accessKeyId &&
    isWhole &&
    createHmac('sha256', account.accessKeySecret).update(text).digest('hex') === signature
  )
}

async function open(change: Partial<AliyunSmsConfig> = {}) {
  const taken: { mobile: string; code: string }[] = []
  const nonces = new Set<string>()
  let isRefusing = false
  const server = await startHttpServer((request) => {
    const answer = (Code: string, status = 200) => ({ status, body: JSON.stringify({ Code, Message: '13700000001' }) })
    if (!isSigned(request)) return answer('SignatureDoesNotMatch', 400)
    const nonce = String(request.headers['x-acs-signature-nonce'])
    if (nonces.has(nonce)) return answer('SignatureNonceUsed', 400)
    nonces.add(nonce)
    if (isRefusing) return answer('isv.BUSINESS_LIMIT_CONTROL')
    const asked = new URL(request.url, 'http://sms.test').searchParams
    expect([asked.get('SignName'), asked.get('TemplateCode')]).toEqual(['场边 直播', 'SMS_15305*'])
    expect([request.headers['x-acs-action'], request.headers['x-acs-version']]).toEqual(['SendSms', '2017-05-25'])
    const number = asked.get('PhoneNumbers') ?? ''
    const mobile = number.startsWith('852') ? number.replace(/^852/, '852-') : `86-${number}`
    taken.push({ mobile, code: JSON.parse(asked.get('TemplateParam') ?? '{}').code })
    return answer('OK')
  })
  stops.push(server.close)
  const places = { signName: '场边 直播', templateCode: 'SMS_15305*', endpoint: server.origin }
  const clock = createManualClock(Date.UTC(2026, 4, 16, 12))
  const sms = createAliyunSms({ ...account, ...places, ...change }, clock, createSystemRandom())
  return {
    sms,
    taken: async () => taken,
    refuse: async () => {
      isRefusing = true
    },
  }
}

describe('Alibaba Cloud SMS', () => {
  describeSms(open)

  test("the provider's own example has the signature its documentation prints", () => {
    const { authorization } = acs3Headers({
      accessKeyId: 'YourAccessKeyId',
      accessKeySecret: 'YourAccessKeySecret',
      method: 'POST',
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
      body: '',
      date: '2023-10-26T10:22:32Z',
      nonce: '3156853299f313e23d1673dc12e1703d',
    })
    expect(authorization).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    )
  })

  test('a query is written by RFC 3986 and in order', () => {
    expect(acs3Query({ b: "a b*c~d/e!'()", a: '中' })).toBe('a=%E4%B8%AD&b=a%20b%2Ac~d%2Fe%21%27%28%29')
  })

  test('with another secret nothing is sent', async () => {
    const { sms, taken } = await open({ accessKeySecret: 'another secret' })
    await expect(sms.send({ mobile: '86-13700000001', code: '1', text: '' })).rejects.toThrow('SignatureDoesNotMatch')
    expect(await taken()).toEqual([])
  })
})
