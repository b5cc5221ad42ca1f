import { expect, test } from '@jest/globals'
import { createLog } from './log'

test('secrets and mobile numbers never reach the log, however deep they are', () => {
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  const secret = {
    token: 'hidden-1',
    password: 'hidden-2',
    mobile: '86-13900000001',
    ticket: 'hidden-3',
    code: '123456',
  }
  log.info({ ...secret, input: secret, call: { input: secret } }, 'a call')
  const refused = Object.assign(new Error('duplicate key'), { detail: 'Key (mobile)=(86-13900000001) already exists.' })
  log.error({ err: refused }, 'a call failed')
  const written = lines.join('')
  expect(written).toContain('duplicate key')
  for (const word of ['hidden', '13900000001', '123456']) expect(written).not.toContain(word)
})
