import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { consoleState } from '../core/console-state'
import { aListeningService, type ListeningService } from '../testing/a-listening-service'
import { aHost, audit } from '../testing/a-version'

let service: ListeningService
beforeEach(async () => {
  service = await aListeningService()
})
afterEach(() => service.close())

test('TEAM-07 a host of two contracts says when the older one ends: check and console name who still speaks it, and refuse nothing', async () => {
  const client = await service.client({ verbs: ['check'] })
  const check = () => client.call('check', 'remote-scores', { version: '1.1.0' })
  const ends = async () => {
    const environment = 'production'
    const grant = { name: 'mei', role: 'manager' as const, until: Date.now() + 60_000 }
    const { packages } = await consoleState(service.manager.store, { environment, main: environment }, grant, undefined)
    return packages.map(({ name, contractEnd }) => ({ name, contractEnd }))
  }
  expect(await check()).toMatchObject({ isReady: true, notices: [] })
  const two = { version: '1.1.0', contract: 2, contracts: [2, 1], contractEnds: { 1: '2027-06-30' } }
  const host = aHost(two, '1.1.0-cccccccccccc')
  await service.manager.publish(host, tmpdir())
  await service.manager.promote({ host: host.build }, audit)
  const notice = 'remote-scores 1.1.0 speaks contract 1, which hosts run until 2027-06-30'
  expect(await check()).toMatchObject({ isReady: true, notices: [notice] })
  expect((await check()).text).toContain(`\n  note: ${notice}`)
  expect(await ends()).toEqual([
    { name: 'host', contractEnd: undefined },
    { name: 'remote-scores', contractEnd: { contract: 1, ends: '2027-06-30' } },
  ])
})
