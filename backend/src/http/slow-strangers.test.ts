import { afterEach, describe, expect, test } from '@jest/globals'
import { get, type HttpForStrangers, post, startHttpForStrangers } from '../testing/http-for-strangers'
import { openRawConnection, soonMs } from '../testing/raw-connection'
import { until } from '../testing/until'

let site: HttpForStrangers
afterEach(() => site.close())

const body = { windowMs: 300, bytes: 1_000 }

describe('EDGE-03 strangers who are slow', () => {
  test.each([
    ['who says nothing', undefined],
    ['who stops in the head', 'GET / HTTP/1.1\r\nHost: x\r\nX-Sl'],
  ])('%s is let go', async (_name, text) => {
    site = await startHttpForStrangers({ waits: { headMs: 200 } })
    const { gone } = await openRawConnection(site.port, text)
    expect(await gone).toBeLessThan(soonMs)
  })

  test('a head that drips in is over by the same time', async () => {
    site = await startHttpForStrangers({ waits: { headMs: 200 } })
    const { socket, gone, received } = await openRawConnection(site.port, 'GET / HTTP/1.1\r\n')
    const drip = setInterval(() => socket.write('X-A: b\r\n'), 20)
    expect(await gone).toBeLessThan(soonMs)
    clearInterval(drip)
    expect(received()).toContain('HTTP/1.1 408 ')
  })

  test.each([
    ['a call', post('/api/echo', 500)],
    ['a call that is no call', post('/api/nothing', 500)],
    ['a form', post('/nowhere', 500, 'application/x-www-form-urlencoded')],
    ['an upload', post('/upload', 5_000_000, 'application/octet-stream')],
    ['a question that needs no body', `GET /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n`],
  ])('the body of %s that stops, or drips, is ended', async (_name, head) => {
    site = await startHttpForStrangers({ waits: { body } })
    const still = await openRawConnection(site.port, `${head}{"a":`)
    const dripping = await openRawConnection(site.port, `${head}{"a":`)
    const drip = setInterval(() => dripping.socket.write(' '), 20)
    expect(await still.gone).toBeLessThan(soonMs)
    expect(await dripping.gone).toBeLessThan(soonMs)
    clearInterval(drip)
    for (const { received } of [still, dripping]) expect(received()).toMatch(/^HTTP\/1.1 4\d\d /)
  })

  test('is told so, in the language of the visitor', async () => {
    site = await startHttpForStrangers({ waits: { body } })
    const { gone, received } = await openRawConnection(
      site.port,
      post('/api/echo', 500, 'application/json', 'lang: en\r\n'),
    )
    await gone
    const [head = '', text = ''] = received().split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1.1 408 Request Timeout/)
    expect(head).toMatch(/connection: close/)
    expect(JSON.parse(text)).toMatchObject({ code: 1, reason: 'body-too-slow', msg: expect.stringContaining('slowly') })
  })

  test('an upload that always brings something may take many times as long', async () => {
    site = await startHttpForStrangers({ waits: { body } })
    const whole = 20_000
    const { socket, received } = await openRawConnection(site.port, post('/upload', whole, 'application/octet-stream'))
    let sent = 0
    // 1,000 bytes in 100 ms where 1,000 in 300 ms are asked for; seven such times in all.
    while (sent < whole) {
      socket.write(Buffer.alloc(1_000))
      sent += 1_000
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await until(() => received().includes(`{"bytes":${whole}}`))
    socket.destroy()
  })

  test('who waits for us to read is not slow', async () => {
    site = await startHttpForStrangers({ waits: { body } })
    const whole = 8 * 1024 * 1024
    const { socket, received } = await openRawConnection(site.port, post('/lazy', whole, 'application/octet-stream'))
    socket.write(Buffer.alloc(whole))
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(socket.closed).toBe(false)
    site.letGo()
    await until(() => received().includes(`{"bytes":${whole}}`))
    socket.destroy()
  })

  test('an answer that nobody reads is given up; one that waits for its handler is not', async () => {
    site = await startHttpForStrangers({ waits: { unreadMs: 300 } })
    const patient = await openRawConnection(site.port, get('/wait'))
    const deaf = await openRawConnection(site.port, get('/large'))
    deaf.socket.pause()
    await site.untilOpen(1)
    site.letGo()
    await until(() => patient.received().includes('done'))
    patient.socket.destroy()
    deaf.socket.destroy()
  })

  test('a connection without a further question is closed', async () => {
    site = await startHttpForStrangers({ waits: { keepAliveMs: 200 } })
    const { gone, received } = await openRawConnection(site.port, get('/nothing'))
    expect(await gone).toBeLessThan(soonMs)
    expect(received()).toContain('404')
  })
})
