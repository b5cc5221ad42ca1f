import type { AliyunSmsConfig } from './adapters/sms-aliyun/sms-aliyun'
import type { TencentSmsConfig } from './adapters/sms-tencent/sms-tencent'
import type { QiniuConfig } from './adapters/storage-qiniu/storage-qiniu'
import type { S3Config } from './adapters/storage-s3/storage-s3'
import { type Environment, oneOf } from './config-values'

/** Who sends text messages; the outbox keeps them in a table, where aids for tests are on. */
export type SmsConfig =
  | { kind: 'outbox' }
  | { kind: 'tencent'; tencent: TencentSmsConfig }
  | { kind: 'aliyun'; aliyun: AliyunSmsConfig }

/** Where uploaded files lie. */
export type StorageConfig = { kind: 'local' } | { kind: 's3'; s3: S3Config } | { kind: 'qiniu'; qiniu: QiniuConfig }

/** Reads what one provider needs. All that is missing is named at once: half a provider stops the start. */
function createReader(env: Environment, chosenBy: string) {
  const missing: string[] = []
  const text = (name: string, fallback = ''): string => {
    const value = env[name] || fallback
    if (value === '') missing.push(name)
    return value
  }
  const address = (name: string, fallback = ''): string => {
    const value = text(name, fallback)
    if (value !== '' && (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)))
      throw new Error(`${name} must be an http or https address, but is "${value}".`)
    return value.replace(/\/+$/, '')
  }
  const complete = <T>(config: T): T => {
    if (missing.length > 0) throw new Error(`${chosenBy} needs ${missing.join(', ')}.`)
    return config
  }
  return { text, address, complete }
}

function readSms(env: Environment): SmsConfig {
  const kind = oneOf(env, 'SMS', ['outbox', 'tencent', 'aliyun'])
  const { text, address, complete } = createReader(env, `SMS=${kind}`)
  if (kind === 'tencent') {
    const tencent = {
      secretId: text('TENCENT_SMS_SECRET_ID'),
      secretKey: text('TENCENT_SMS_SECRET_KEY'),
      appId: text('TENCENT_SMS_APP_ID'),
      signName: text('TENCENT_SMS_SIGN_NAME'),
      templateId: text('TENCENT_SMS_TEMPLATE_ID'),
      region: text('TENCENT_SMS_REGION', 'ap-guangzhou'),
      endpoint: address('TENCENT_SMS_ENDPOINT', 'https://sms.tencentcloudapi.com'),
    }
    return complete({ kind, tencent })
  }
  if (kind === 'aliyun') {
    const aliyun = {
      accessKeyId: text('ALIYUN_SMS_ACCESS_KEY_ID'),
      accessKeySecret: text('ALIYUN_SMS_ACCESS_KEY_SECRET'),
      signName: text('ALIYUN_SMS_SIGN_NAME'),
      templateCode: text('ALIYUN_SMS_TEMPLATE_CODE'),
      endpoint: address('ALIYUN_SMS_ENDPOINT', 'https://dysmsapi.aliyuncs.com'),
    }
    return complete({ kind, aliyun })
  }
  return { kind }
}

function readStorage(env: Environment): StorageConfig {
  const kind = oneOf(env, 'STORAGE', ['local', 's3', 'qiniu'])
  const { text, address, complete } = createReader(env, `STORAGE=${kind}`)
  if (kind === 's3') {
    const s3 = {
      endpoint: address('S3_ENDPOINT'),
      region: text('S3_REGION'),
      bucket: text('S3_BUCKET'),
      accessKeyId: text('S3_ACCESS_KEY_ID'),
      secretAccessKey: text('S3_SECRET_ACCESS_KEY'),
      isPathStyle: env.S3_PATH_STYLE === '1',
    }
    return complete({ kind, s3 })
  }
  if (kind === 'qiniu') {
    const qiniu = {
      accessKey: text('QINIU_ACCESS_KEY'),
      secretKey: text('QINIU_SECRET_KEY'),
      bucket: text('QINIU_BUCKET'),
      domain: address('QINIU_DOMAIN'),
      uploadUrl: address('QINIU_UPLOAD_URL', 'https://upload.qiniup.com'),
      manageUrl: address('QINIU_MANAGE_URL', 'https://rs.qiniuapi.com'),
    }
    return complete({ kind, qiniu })
  }
  return { kind }
}

/** Providers outside; wrong or half of one stops the start. */
export function readOutside(env: Environment): { sms: SmsConfig; storage: StorageConfig } {
  return { sms: readSms(env), storage: readStorage(env) }
}
