import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { aListeningService, type ListeningService } from '../testing/a-listening-service'
import { aBuiltFolder } from '../testing/a-version'
import { askBackends, backendsOf, offerPath } from './ask-backend'

const uses = { calls: ['listGoods', 'listMoons'], topics: ['goals'] }
let said: unknown
let status: number
let address: string
let service: ListeningService
const backend = createServer((request, response) => {
  response.writeHead(request.url === offerPath ? status : 404).end(JSON.stringify(said))
})

beforeEach(async () => {
  status = 200
  said = { calls: ['listGoods'], topics: ['goals'] }
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  service = await aListeningService({ askBackend: askBackends(`production=${address}`) })
})
afterEach(async () => {
  await service.close()
  backend.closeAllConnections()
  await new Promise((resolve) => backend.close(resolve))
})

test('TEAM-11 a candidate that calls what the backend of its environment does not offer is refused with the names: publish, check, canary, promote', async () => {
  const client = await service.client({ environments: 'production,stage' })
  const folder = await aBuiltFolder('1.2.0', '2', { uses })
  const refusal = {
    ok: false,
    reason: 'backend-missing',
    message: expect.stringMatching(/uses the call listMoons, http:\/\/127/),
  }
  expect(await client.publish('remote-scores', folder)).toMatchObject(refusal)
  // Nobody said where the backend of stage is; what is published can be promoted anywhere.
  expect(await client.publish('remote-scores', folder, { environment: 'stage' })).toMatchObject({ ok: true })
  const asked = { version: '1.2.0', why: 'moons' }
  const problems = [expect.objectContaining({ reason: 'backend-missing' })]
  expect(await client.call('check', 'remote-scores', asked)).toMatchObject({ isReady: false, problems })
  expect(await client.call('canary', 'remote-scores', { ...asked, percent: 5 })).toMatchObject(refusal)
  expect(await client.call('promote', 'remote-scores', asked)).toMatchObject(refusal)
  said = { calls: ['listGoods', 'listMoons'], topics: ['goals'] }
  expect(await client.call('promote', 'remote-scores', asked)).toMatchObject({ ok: true })
})

test('TEAM-11 a backend that does not say what it offers stops what would go live, unless somebody decides; never a way back', async () => {
  const client = await service.client()
  const folder = await aBuiltFolder('1.2.0', '2', { uses })
  status = 503
  expect(await client.publish('remote-scores', folder)).toMatchObject({ ok: true })
  const asked = { version: '1.2.0', why: 'moons' }
  const refusal = { ok: false, reason: 'backend-silent', message: expect.stringContaining('it answered 503') }
  expect(await client.call('promote', 'remote-scores', asked)).toMatchObject(refusal)
  status = 200
  said = { calls: 'all of them' }
  expect(await client.call('promote', 'remote-scores', asked)).toMatchObject({ reason: 'backend-silent' })
  expect(await client.call('promote', 'remote-scores', { ...asked, accepts: ['backend-silent'] })).toMatchObject({
    ok: true,
  })
  expect(await client.call('rollback', 'remote-scores', { why: 'empty' })).toMatchObject({ ok: true })
  // A token may ask for nothing more than the check lets through.
  said = { calls: [], topics: [] }
  const again = { ...asked, again: true, accepts: ['backend-missing'] }
  expect(await client.call('promote', 'remote-scores', again)).toMatchObject({ ok: false, reason: 'usage' })
})

test('TEAM-11 without a setting the backend beside the service is asked; one that cannot be read is no setting', async () => {
  const ask = askBackends(undefined, async () => ({ calls: ['login'], topics: [] }))
  expect(await ask('production')).toEqual({ from: 'the backend of this site', offer: { calls: ['login'], topics: [] } })
  expect(await askBackends(undefined)('production')).toBeUndefined()
  expect(await askBackends('stage=http://127.0.0.1:9')('stage')).toMatchObject({ silence: expect.any(String) })
  expect(backendsOf(' stage=https://a.example , production=http://b.example/x=1')).toEqual({
    stage: 'https://a.example',
    production: 'http://b.example/x=1',
  })
  for (const text of ['stage', 'stage=ftp://a', '=https://a', 'stage=a.example'])
    expect(() => backendsOf(text)).toThrow('RELEASE_BACKENDS holds')
})
