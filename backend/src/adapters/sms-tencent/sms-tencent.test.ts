import { createHash, createHmac } from 'node:crypto'
import { afterEach, describe, expect, test } from '@jest/globals'
import { createManualClock } from '../../kernel/manual-clock'
import { describeSms } from '../../modules/sms-codes/sms.contract'
import { type HeardRequest, startHttpServer } from '../../testing/http-server'
import { createTencentSms, type TencentSmsConfig } from './sms-tencent'
import { tc3Authorization } from './tc3-signature'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const account = { secretId: 'AKIDtest', secretKey: 'a secret of tests' }
const now = Date.UTC(2026, 4, 16, 12)

/** The provider's side, written from its documentation: derives the signature from what arrived. */
function isSigned({ headers, body }: HeardRequest): boolean {
  const sha = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
  const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const found =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/([\d-]+)\/sms\/tc3_request, SignedHeaders=([^,]+), Signature=(\w{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!found) return false
  const [, id, date = '', names = '', signature] = found
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim().toLowerCase()}\n`)
  const canonical = `POST\n/\n\n${lines.join('')}\n${names}\n${sha(body)}`
  const time = Number(headers['x-tc-timestamp'])
  const text = `TC3-HMAC-SHA256\n${time}\n${date}/sms/tc3_request\n${sha(canonical)}`
  const key = mac(mac(mac(`TC3${account.secretKey}`, date), 'sms'), 'tc3_request')
  const isInTime = Math.abs(time * 1000 - now) < 300_000 && new Date(time * 1000).toISOString().startsWith(date)
  return id === account.secretId && isInTime && mac(key, text).toString('hex') === signature
}

async function open(change: Partial<TencentSmsConfig> = {}) {
  const taken: { mobile: string; code: string }[] = []
  let refusal: object | undefined
  const server = await startHttpServer((request) => {
    const answer = (Response: object) => ({ body: JSON.stringify({ Response: { ...Response, RequestId: 'r' } }) })
    if (!isSigned(request)) return answer({ Error: { Code: 'AuthFailure.SignatureFailure', Message: 'no' } })
    if (request.headers['x-tc-action'] !== 'SendSms' || request.headers['x-tc-version'] !== '2021-01-11')
      return answer({ Error: { Code: 'InvalidAction', Message: 'no' } })
    if (refusal) return answer(refusal)
    const asked = JSON.parse(request.body.toString())
    expect(asked).toMatchObject({ SmsSdkAppId: '1400006666', SignName: '场边', TemplateId: '449739' })
    const [number] = asked.PhoneNumberSet as [string]
    taken.push({ mobile: number.replace(/^\+(86|852)/, '$1-'), code: asked.TemplateParamSet[0] })
    return answer({ SendStatusSet: [{ Code: 'Ok', PhoneNumber: number }] })
  })
  stops.push(server.close)
  const places = { appId: '1400006666', signName: '场边', templateId: '449739', region: 'ap-guangzhou' }
  const sms = createTencentSms({ ...account, ...places, endpoint: server.origin, ...change }, createManualClock(now))
  return {
    sms,
    taken: async () => taken,
    refuse: async () => {
      const PhoneNumber = '+8613700000001'
      refusal = { SendStatusSet: [{ Code: 'LimitExceeded.PhoneNumberDailyLimit', Message: PhoneNumber, PhoneNumber }] }
    },
  }
}

describe('Tencent Cloud SMS', () => {
  describeSms(open)

  test("the provider's own example has the signature its documentation prints", () => {
    const authorization = tc3Authorization({
      secretId: 'AKID********************************',
      secretKey: '********************************',
      host: 'cvm.tencentcloudapi.com',
      service: 'cvm',
      action: 'DescribeInstances',
      body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
      timestamp: 1_551_113_065,
    })
    expect(authorization).toBe(
      'TC3-HMAC-SHA256 Credential=AKID********************************/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host;x-tc-action, Signature=10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f',
    )
  })

  test.each<Partial<TencentSmsConfig>>([{ secretKey: 'another secret' }, { secretId: 'AKIDother' }])(
    'with %j nothing is sent',
    async (change) => {
      const { sms, taken } = await open(change)
      await expect(sms.send({ mobile: '86-13700000001', code: '1', text: '' })).rejects.toThrow('AuthFailure')
      expect(await taken()).toEqual([])
    },
  )
})
