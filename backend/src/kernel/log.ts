import { type Logger, pino } from 'pino'

export type Log = Logger

const secrets = [
  'token',
  'password',
  'pass',
  'code',
  'ticket',
  'captcha',
  'mobile',
  'userSig',
  'id_card',
  'card_number',
]

/** Structured log on standard output. Fields that hold secrets or mobile numbers never reach it. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '-' },
  })
}
