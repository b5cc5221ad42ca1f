import { describe, expect, test } from '@jest/globals'
import { readConfig } from './config'

const tencent = {
  SMS: 'tencent',
  TENCENT_SMS_SECRET_ID: 'id',
  TENCENT_SMS_SECRET_KEY: 'key',
  TENCENT_SMS_APP_ID: '1400006666',
  TENCENT_SMS_SIGN_NAME: 'sign',
  TENCENT_SMS_TEMPLATE_ID: '1',
}
const aliyun = {
  SMS: 'aliyun',
  ALIYUN_SMS_ACCESS_KEY_ID: 'id',
  ALIYUN_SMS_ACCESS_KEY_SECRET: 'key',
  ALIYUN_SMS_SIGN_NAME: 'sign',
  ALIYUN_SMS_TEMPLATE_CODE: 'SMS_1',
}
const s3 = {
  STORAGE: 's3',
  S3_ENDPOINT: 'https://s3.example.org',
  S3_REGION: 'eu-central-1',
  S3_BUCKET: 'pitchside',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
}
const qiniu = {
  STORAGE: 'qiniu',
  QINIU_ACCESS_KEY: 'id',
  QINIU_SECRET_KEY: 'key',
  QINIU_BUCKET: 'pitchside',
  QINIU_DOMAIN: 'https://files.example.org',
}
const providers: Record<string, Record<string, string>> = { tencent, aliyun, s3, qiniu }

test('HDR-08 a demo has examples of all that a foot shows; nobody else is given a number that is not theirs', () => {
  const of = (env: Record<string, string>) => {
    const { contactQq, icp } = readConfig(env)
    return [contactQq, icp]
  }
  expect(of({})).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^0+$/)])
  expect(of({ SEED_DEMO: '0' })).toEqual(['', ''])
  expect(of({ CONTACT_QQ: '', ICP: '' })).toEqual(['', ''])
  expect(of({ CONTACT_QQ: '123', ICP: '456' })).toEqual(['123', '456'])
})

describe('providers outside', () => {
  test('nothing said: the embedded ones', () => {
    const { sms, storage } = readConfig({})
    expect([sms, storage]).toEqual([{ kind: 'outbox' }, { kind: 'local' }])
  })

  test.each(Object.entries(providers))('a whole %s is read', (name, env) => {
    const { sms, storage } = readConfig(env)
    expect([sms.kind, storage.kind]).toContain(name)
  })

  const gaps = Object.values(providers).flatMap((env) =>
    Object.keys(env)
      .slice(1)
      .map((name) => [name, env] as const),
  )
  test.each(gaps)('without %s the start is refused, and its name is told', (name, env) => {
    expect(() => readConfig({ ...env, [name]: undefined })).toThrow(name)
    expect(() => readConfig({ ...env, [name]: '' })).toThrow(name)
  })

  test.each([
    [{ SMS: 'pigeon' }, 'SMS must be one of outbox, tencent, aliyun'],
    [{ STORAGE: 'floppy' }, 'STORAGE must be one of local, s3, qiniu'],
    [{ ...s3, S3_ENDPOINT: 's3.example.org' }, 'S3_ENDPOINT must be an http or https address'],
    [{ ...qiniu, QINIU_DOMAIN: 'ftp://files.example.org' }, 'QINIU_DOMAIN must be'],
  ])('%j: %s', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })
})
