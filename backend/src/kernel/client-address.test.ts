import { describe, expect, test } from '@jest/globals'
import { WebSocket } from 'ws'
import { startTestGateway } from '../testing/test-gateway'

const headers: Record<string, string>[] = [
  {},
  { 'x-forwarded-for': '' },
  { 'x-forwarded-for': '203.0.113.7' },
  { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' },
  { 'x-forwarded-for': ' 192.0.2.9 ,198.51.100.1,  203.0.113.7 ' },
  { 'x-forwarded-for': '192.0.2.9, 2001:db8::7' },
]

describe.each([0, 1, 2])('OPS-02 behind %i proxies that are believed', (trustedProxies) => {
  test('a socket comes from where a call with the same headers comes from', async () => {
    const { gateway, port, close } = await startTestGateway({ trustedProxies })
    const called: string[] = []
    const heard: string[] = []
    gateway.realtime.onQr({
      bind: async (_code, { ip }) => {
        heard.push(ip)
        return false
      },
      released: async () => {},
      woken: async () => {},
    })
    for (const some of headers) {
      const reply = await fetch(`http://127.0.0.1:${port}/address`, { headers: some })
      called.push(await reply.text())
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: some })
      await new Promise((resolve) => socket.once('open', resolve))
      const before = heard.length
      socket.send(JSON.stringify({ type: 'login', code: `code-${before}` }))
      while (heard.length === before) await new Promise((resolve) => setTimeout(resolve, 5))
      socket.terminate()
    }
    expect(heard).toEqual(called)
    const last = { 0: '127.0.0.1', 1: '2001:db8::7', 2: '192.0.2.9' }[trustedProxies]
    expect(heard.at(-1)).toBe(last)
    await close()
  })
})
