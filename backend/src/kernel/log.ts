import { type DestinationStream, type LogFn, type Logger, pino, stdSerializers } from 'pino'
import { createRepeats } from './repeated-errors'

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
  'cookie',
  'authorization',
]

/**
 * What is written of an error. Everything else stays away: the data base's errors carry the row that was refused and the
 * values of the statement, those of Redis the whole command with keys and messages.
 */
const errorFields = ['severity', 'schema', 'table', 'column', 'constraint', 'routine', 'errno', 'syscall', 'statusCode']

/** A number with its country, as in keys of limits and in what providers answer. */
const mobileNumber = /(?<![\w-])(\d{1,3}-)\d{6,12}(?![\w-])/g
/** Values that a data base quotes in a message: `invalid input syntax for type bigint: "…"`. */
const quotedValue = /(invalid (?:input syntax|byte sequence)[^:\n]*:) [^\n]*/g

const cleaned = (text: string): string => text.replace(mobileNumber, '$1***').replace(quotedValue, '$1 -')

function errorOf(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? cleaned(error) : undefined
  const { type, message, stack } = stdSerializers.err(error)
  const known = error as unknown as Record<string, unknown>
  const fields = errorFields.filter((name) => ['string', 'number'].includes(typeof known[name]))
  const code = typeof known.code === 'string' && /^[A-Z0-9_]{2,40}$/.test(known.code) ? { errorCode: known.code } : {}
  return {
    type,
    message: cleaned(message),
    stack: cleaned(stack),
    ...code,
    ...Object.fromEntries(fields.map((name) => [name, known[name]])),
  }
}

const errorLevel = 50

/**
 * Structured log on standard output. Fields that hold secrets or mobile numbers never reach it, and an error that repeats is
 * written once in ten seconds, with how often it came.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const repeat = createRepeats()
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorOf },
    hooks: {
      logMethod(this: Logger, line: unknown[], method: LogFn, lineLevel: number) {
        const write = (some: unknown[]) => method.apply(this, some as Parameters<LogFn>)
        if (lineLevel < errorLevel) write(line)
        else repeat(line, write)
      },
    },
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '-' },
  }
  return destination ? pino(options, destination) : pino(options)
}
