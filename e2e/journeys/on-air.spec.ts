import type { Page } from '@playwright/test'
import { ask, call } from '../fixtures/api'
import {
  freePort,
  missingEncoder,
  type Program,
  pushHls,
  pushRtmp,
  type RtmpPorts,
  startNginxRtmp,
} from '../fixtures/encoders'
import { mobileOf, test as people, signIn } from '../fixtures/people'
import { type RunningSite, startRunningSite } from '../fixtures/site'
import { LiveRoom } from '../pages/live-room'

const { expect } = people
const watchedS = 60
/** What a busy machine may take until a push is seen, an end is noticed, or the 30 s are over in which a lost encoder may come back. */
const patienceMs = 120_000
/** Without it only an engine that asks the site itself is heard; between two nodes and it stands a proxy. */
const hookSecret = 'of-engine-and-site'
const reason = missingEncoder()

interface Doors extends RtmpPorts {
  /** Port of our own RTMP door. */
  own: number
}

/** Tests with a site that has all its doors open: HTTP and RTMP of its own, and Debian's nginx-rtmp beside it. */
const test = people.extend<Record<never, never>, { doors: Doors; server: string }>({
  doors: [
    async ({ playwright: _playwright }, use) => {
      const [rtmp, http, control, own] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
      await use({ rtmp, http, control, own })
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ doors }, use) => {
      const site = await startRunningSite({
        RTMP_PORT: String(doors.own),
        PUSH_GRACE_S: '30',
        HOOK_SECRET: hookSecret,
        MEDIA_ENGINE: 'nginx-rtmp',
        MEDIA_ENGINE_HLS: `http://localhost:${doors.http}/hls/{room}/index.m3u8`,
        MEDIA_ENGINE_RTMP: `rtmp://127.0.0.1:${doors.rtmp}/live`,
        MEDIA_ENGINE_DROP: `http://127.0.0.1:${doors.control}/control/drop/publisher?app=live&name={room}`,
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  server: [
    async ({ site, doors }, use) => {
      const nginx = reason === undefined ? await startNginxRtmp(site.address, doors, hookSecret) : undefined
      await use(`rtmp://127.0.0.1:${doors.own}/live`)
      await nginx?.stop()
    },
    { scope: 'worker' },
  ],
})

interface Anchor {
  uid: number
  token: string
  id: number
  hls: string
  /** Address at nginx-rtmp. */
  url: string
}

/** Signs an anchor of the demo in and opens the room. */
async function openRoom(site: RunningSite, mobile: string): Promise<Anchor> {
  const { id: uid, token } = await signIn(site.address, mobile)
  const { id } = await call(site.address, 'getLiveUrl', {}, token)
  const { hls, url } = await call(site.address, 'startRoom', { id }, token)
  return { uid, token, id, hls, url }
}

const keyOf = (hls: string): string => /\/ingest\/([\w-]+)\//.exec(hls)?.[1] ?? ''
const wrongKey = 'A'.repeat(43)

async function liveAddress(address: string, uid: number): Promise<string> {
  const { info } = await call(address, 'getRoom', { uid })
  return info.islive === 1 && !info.pull.includes('/media/demo/') ? info.pull : ''
}

/** Pushes, and opens the room as a visitor once it is on air: how long until the picture moves, and how it plays. */
async function watchPush(address: string, anchor: Anchor, push: () => Program, page: Page) {
  const startedAt = Date.now()
  const program = push()
  await expect
    .poll(() => liveAddress(address, anchor.uid), {
      message: `room ${anchor.uid} goes on air`,
      timeout: patienceMs,
      intervals: [200],
    })
    .toContain('.m3u8')
  await page.goto(`${address}/live?id=${anchor.uid}`)
  await expect
    .poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0), {
      message: `the picture of room ${anchor.uid} moves`,
      timeout: patienceMs,
      intervals: [50],
    })
    .toBeGreaterThan(0)
  const pictureMs = Date.now() - startedAt
  const playback = await new LiveRoom(page).watch(watchedS)
  return { program, pictureMs, playback }
}

/** The playback of a broadcast that is over, in the room's own list. */
async function watchPlayback(page: Page, address: string, uid: number): Promise<void> {
  const { data } = await call(address, 'listPlaybacks', { uid })
  expect(data[0]?.url).toContain('/media/recordings/')
  expect(data[0]?.live_duration).toBeGreaterThan(watchedS - 10)
  await page.goto(`${address}/live?id=${uid}`)
  await page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: '精彩回放' }) })
    .getByRole('button')
    .first()
    .click()
  const video = page.getByRole('dialog').locator('video')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(2)
  const length = await video.evaluate((element: HTMLVideoElement) => element.duration)
  expect(Math.abs(length - (data[0]?.live_duration ?? 0))).toBeLessThan(3)
}

test('LIVE-10 LIVE-13 three anchors push HLS, RTMP and through nginx-rtmp: visitors watch, pushes end, the recordings play', async ({
  site,
  server,
  openAs,
}) => {
  test.skip(reason !== undefined, reason)
  const anchors = await Promise.all(
    [mobileOf('anchor'), mobileOf('secondAnchor'), '13900000101'].map((mobile) => openRoom(site, mobile)),
  )
  const [http, rtmp, nginx] = anchors as [Anchor, Anchor, Anchor]

  await test.step('a wrong key is refused at every door', async () => {
    const refused = {
      HLS: pushHls(http.hls.replace(keyOf(http.hls), wrongKey)),
      RTMP: pushRtmp(`${server}/${wrongKey}`),
      'nginx-rtmp': pushRtmp(nginx.url.replace(/key=.*/, `key=${wrongKey}`)),
      'nginx-rtmp, with the key of another room': pushRtmp(nginx.url.replace(`/${nginx.uid}?`, `/${http.uid}?`)),
    }
    for (const [door, program] of Object.entries(refused)) {
      const { status } = await program.endsWithin(patienceMs, `a push with a wrong key: ${door}`)
      expect(status, door).not.toBe(0)
    }
    for (const { uid } of anchors) expect(await liveAddress(site.address, uid)).toBe('')
  })

  const pages = await Promise.all(anchors.map(() => openAs()))
  const doors = [
    () => pushHls(http.hls),
    () => pushRtmp(`${server}/${keyOf(rtmp.hls)}`),
    () => pushRtmp(nginx.url),
  ] as const
  const watched = await Promise.all(
    anchors.map((anchor, index) => watchPush(site.address, anchor, doors[index]!, pages[index]!)),
  )
  for (const [index, { pictureMs, playback }] of watched.entries()) {
    const which = ['HLS', 'RTMP', 'nginx-rtmp'][index]
    console.log(`${which}: picture after ${pictureMs} ms, nothing to show for ${Math.round(playback.longestDryMs)} ms`)
    expect(playback.longestDryMs, which).toBeLessThan(1_500)
    expect(playback.advancedS, which).toBeGreaterThan(watchedS - 3)
  }

  await test.step('what stops is over: an encoder that leaves, and an anchor who ends', async () => {
    await call(site.address, 'endRoom', { id: rtmp.id }, rtmp.token)
    const { status } = await watched[1]!.program.endsWithin(patienceMs, 'the push of a broadcast that was ended')
    expect(status).not.toBe(0)
    await Promise.all([watched[0]!.program.stop(), watched[2]!.program.stop()])
    for (const [index, { uid }] of anchors.entries()) {
      await expect
        .poll(() => liveAddress(site.address, uid), { message: `room ${uid} goes off air`, timeout: patienceMs })
        .toBe('')
      await expect(pages[index]!.locator('video')).toHaveCount(0)
    }
    const again = await ask(site.address, 'startRoom', { id: rtmp.id }, rtmp.token)
    expect(again.reason).toBe('broadcast-over')
  })

  await test.step('the recordings play to their end', async () => {
    for (const [index, { uid }] of anchors.entries()) await watchPlayback(pages[index]!, site.address, uid)
  })
})
