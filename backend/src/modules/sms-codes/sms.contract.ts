import { expect, test } from '@jest/globals'
import type { Sms } from './sms.port'

export interface OpenedSms {
  sms: Sms
  /** Numbers and codes the other side has taken, oldest first. */
  taken(): Promise<{ mobile: string; code: string }[]>
  /** The other side refuses everything from now on. */
  refuse(): Promise<void>
}

const message = (mobile: string, code: string) => ({ mobile, code, text: `【场边】验证码 ${code}` })

/** What everything that sends text messages must do; each adapter's test runs it. */
export function describeSms(open: () => Promise<OpenedSms>): void {
  test('a message arrives once, with its number and its code', async () => {
    const { sms, taken } = await open()
    await sms.send(message('86-13700000001', '012345'))
    await sms.send(message('852-61234567', '999999'))
    expect(await taken()).toEqual([
      { mobile: '86-13700000001', code: '012345' },
      { mobile: '852-61234567', code: '999999' },
    ])
  })

  test('it has a name', async () => {
    expect((await open()).sms.name).toMatch(/^[a-z]+$/)
  })

  test('messages that are sent at once all arrive', async () => {
    const { sms, taken } = await open()
    await Promise.all(
      ['1', '2', '3', '4', '5'].map((digit) => sms.send(message(`86-1370000000${digit}`, `00000${digit}`))),
    )
    expect((await taken()).map(({ code }) => code).sort()).toEqual(['000001', '000002', '000003', '000004', '000005'])
  })

  test('what was not taken rejects, without the number or the code in the error', async () => {
    const { sms, refuse } = await open()
    await refuse()
    const error = await sms.send(message('86-13700000001', '012345')).then(
      () => undefined,
      (reason: unknown) => String(reason),
    )
    expect(error).toBeDefined()
    expect(error).not.toMatch(/13700000001|012345/)
  })
}
