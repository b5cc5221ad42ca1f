import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** `detail` is the data base's: it quotes the row that was refused. */
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
  'detail',
]

/** Structured log on standard output. Fields that hold secrets or mobile numbers never reach it. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '-' },
  }
  return destination ? pino(options, destination) : pino(options)
}
