import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { aService, firstBuild, secondBuild } from '../testing/a-service'
import { audit } from '../testing/a-version'

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
})
afterEach(() => service.close())

const staff = (role: 'viewer' | 'manager') => ({ cookie: `release_session=${service.token({ role })}` })

async function visit(headers: Record<string, string> = {}, url = '/football') {
  const answer = await service.app.inject({ url, headers })
  const release = JSON.parse(/id="release">(.*?)<\/script>/s.exec(answer.body)?.[1] ?? 'null')
  return { answer, release, cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '' }
}
const buildOf = (release: { remotes: { scores: { current: { build: string } } } }) =>
  release.remotes.scores.current.build

async function untilServed(seq: number): Promise<void> {
  while ((await service.app.inject({ url: '/releases/current' })).json().seq < seq) await new Promise(setImmediate)
}

test('FED-04 a canary is given by device: the same at every visit, to about its share, with stable behind it', async () => {
  await service.manager.canary('remote-scores', secondBuild, 30, audit)
  await untilServed(2)
  const visits = await Promise.all(Array.from({ length: 200 }, () => visit()))
  const inside = visits.filter(({ release }) => buildOf(release) === secondBuild)
  expect(inside.length).toBeGreaterThan(35)
  expect(inside.length).toBeLessThan(85)
  expect(inside[0]?.release.remotes.scores).toMatchObject({ isCanary: true, previous: [{ build: firstBuild }] })
  for (const { cookie, release } of visits.slice(0, 20)) {
    const again = await visit({ cookie })
    expect(buildOf(again.release)).toBe(buildOf(release))
    expect(again.answer.headers['set-cookie']).toBeUndefined()
  }
  // Who is in stays in while it grows.
  await service.manager.canary('remote-scores', secondBuild, 60, audit)
  await untilServed(3)
  for (const { cookie } of inside.slice(0, 20)) expect(buildOf((await visit({ cookie })).release)).toBe(secondBuild)
})

test('FED-04 nobody chooses their canary: a device that was not signed here gets another one', async () => {
  const { cookie } = await visit()
  for (const forged of ['did=0000000000000000.AAAAAAAAAAAAAAAAAAAAAA', `${cookie}x`, 'did=0000000000000000', 'did=']) {
    const { answer } = await visit({ cookie: forged })
    expect({ forged, isNew: answer.headers['set-cookie'] !== undefined }).toEqual({ forged, isNew: true })
  }
})

test('the release for tabs is the same for everybody and says what the canary is', async () => {
  await service.manager.canary('remote-scores', secondBuild, 30, audit)
  await untilServed(2)
  const { remotes } = (await service.app.inject({ url: '/releases/current' })).json()
  expect(remotes.scores).toMatchObject({
    current: { build: firstBuild },
    canary: { percent: 30, remote: { build: secondBuild } },
  })
})

test('FED-04 staff look at the site as of an earlier release; visitors do not', async () => {
  await service.manager.promote({ 'remote-scores': secondBuild }, audit)
  await untilServed(2)
  expect((await visit({}, '/football?as-of=1')).answer.statusCode).toBe(403)
  const { release } = await visit(staff('viewer'), '/football?as-of=1')
  expect({ build: buildOf(release), seq: release.seq, isPinned: release.isPinned }).toEqual({
    build: firstBuild,
    seq: 1,
    isPinned: true,
  })
  for (const asked of ['99', '0', '-1', 'x', '1.5', '0x1', '1e0', '%201', '%2B1', '１'])
    expect((await visit(staff('viewer'), `/football?as-of=${asked}`)).answer.statusCode).toBe(404)
})

test('FED-09 only pages of staff may run a version of their own machine, whatever the address says', async () => {
  const policyOf = async (headers: Record<string, string>) => {
    const { answer, release } = await visit(headers, '/football?override=scores:http://localhost:3101/&mayOverride=1')
    const [scripts = ''] = /script-src [^;]*/.exec(String(answer.headers['content-security-policy'])) ?? []
    return {
      isOpen: scripts.includes('http://localhost:*'),
      mayOverride: release.mayOverride === true,
      build: buildOf(release),
    }
  }
  expect(await policyOf({})).toEqual({ isOpen: false, mayOverride: false, build: firstBuild })
  expect(await policyOf(staff('viewer'))).toEqual({ isOpen: false, mayOverride: false, build: firstBuild })
  expect(await policyOf({ cookie: `release_session=${service.token({ role: 'manager' })}x` })).toMatchObject({
    mayOverride: false,
  })
  expect(await policyOf(staff('manager'))).toEqual({ isOpen: true, mayOverride: true, build: firstBuild })
})

test('FED-08 beacons of pages are counted by version, those of nobody are not, and metrics are for staff', async () => {
  const { cookie } = await visit()
  const send = (headers: Record<string, string>, payload: unknown) =>
    service.app.inject({
      method: 'POST',
      url: '/releases/health',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    })
  const samples = [
    { remote: 'scores', build: firstBuild, phase: 'ready', ms: 500 },
    { remote: 'scores', build: firstBuild, phase: 'render', detail: '<script>' },
  ]
  for (const [headers, payload] of [
    [{ cookie }, { seq: 1, samples }],
    [{}, { seq: 1, samples }],
    [{ cookie }, { seq: 1, samples: 'many' }],
    [{ cookie }, null],
  ] as const)
    expect((await send(headers, payload)).statusCode).toBe(204)
  expect((await service.app.inject({ url: '/releases/metrics' })).statusCode).toBe(401)
  const metrics = await service.app.inject({
    url: '/releases/metrics',
    headers: { authorization: `Bearer ${service.token({})}` },
  })
  const labels = `{remote="scores",build="${firstBuild}",role="stable"}`
  expect(metrics.body).toContain(
    `pitchside_remote_loads_total${labels} 2\npitchside_remote_failures_total${labels} 1\n`,
  )
})

test('the documents have published schemas', async () => {
  const environment = (await service.app.inject({ url: '/releases/schemas/environment.json' })).json()
  expect(environment).toMatchObject({
    $id: 'pitchside/environment/1',
    required: expect.arrayContaining(['seq', 'by', 'why']),
  })
  expect((await service.app.inject({ url: '/releases/schemas/version.json' })).json().$id).toBe('pitchside/version/1')
})
