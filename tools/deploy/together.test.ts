import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import fastify from 'fastify'
import { readConfig } from '../../backend/src/config'
import { addHealthRoute } from '../../backend/src/http/health'
import {
  containerOf,
  environmentLine,
  find,
  installations,
  known,
  manifests,
  podOf,
  service,
  units,
} from './installations'
import { layNginx } from './nginx-files.mjs'
import { at, filesIn, type Manifest, parseManifests, read, root, wrongWithManifest } from './read-deploy'
import { readUnit } from './units'

describe('OPS-02 what the files of an installation say to each other', () => {
  const named = [
    ...Object.values(installations).flatMap((settings) => Object.keys(settings)),
    ...units.flatMap((name) => Object.keys(readUnit(name).values.has('Environment') ? environmentLine(name) : {})),
    ...['migrate', 'node1', 'node2'].flatMap((name) => Object.keys(at<Manifest>(service(name), 'environment'))),
    ...at<{ name: string }[]>(containerOf(find('Job', 'pitchside-migrate')), 'env').map(({ name }) => name),
  ]

  test('every setting is one the site reads and the table of operations.md explains', () => {
    expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([])
    const table = read('docs/operations.md')
    expect([...new Set(named)].filter((name) => !table.includes(name))).toEqual([])
    expect(known.has('TRUSTED_PROXIE')).toBe(false)
    expect(named).toEqual(expect.arrayContaining(['DATABASE_URL', 'REDIS_URL', 'RELEASE_STORE', 'STREAM_KEY_SECRET']))
  })

  test('every setting the site reads is explained', () => {
    const text = read('docs/operations.md')
    // Of providers the guides name all, by their prefix.
    const provider = /^(TENCENT_SMS|ALIYUN_SMS|ALIPAY|WECHAT_PAY|STRIPE)_/
    const word = (name: string) => new RegExp(`\\b${name}\\b`)
    expect([...known].filter((name) => !provider.test(name) && !word(name).test(text))).toEqual([])
  })

  test.each(Object.keys(installations))('a node of %s starts as one of several behind one proxy', (name) => {
    const config = readConfig(installations[name] as Record<string, string>)
    expect(config).toMatchObject({ isProduction: true, hasDevAids: false, trustedProxies: 1 })
    expect(config.redisUrl).toMatch(/^redis:/)
    expect(config.databaseUrl).toMatch(/^postgres:/)
    expect(config.drainMs).toBeGreaterThan(6_000)
  })

  test('who is stopped has longer than it drains', () => {
    const drain = (name: string) => Number(installations[name]?.DRAIN_S)
    const seconds = (text: unknown) => Number.parseInt(String(text), 10)
    expect(seconds(readUnit('deploy/systemd/pitchside@.service').values.get('TimeoutStopSec'))).toBeGreaterThan(
      drain('systemd') + 20,
    )
    expect(seconds(at(service('node1'), 'stop_grace_period'))).toBeGreaterThan(drain('compose') + 20)
    const pod = podOf(find('Deployment', 'pitchside'))
    expect(at<number>(pod, 'terminationGracePeriodSeconds')).toBeGreaterThan(drain('kubernetes') + 20)
    const { periodSeconds, failureThreshold } = at<Record<string, number>>(pod, 'containers.0.readinessProbe')
    // Before the sockets are sent elsewhere, nobody is sent here any more.
    expect(drain('kubernetes')).toBeGreaterThan((periodSeconds ?? 0) * (failureThreshold ?? 0) + 5)
  })

  test('probes ask for what the site has', () => {
    const app = fastify()
    const nothing = { db: {}, adapters: {}, sockets: () => 0, isStopping: () => false, facts: () => ({}) }
    addHealthRoute(app, nothing as never)
    const probes = ['Deployment/pitchside', 'Deployment/pitchside-edge'].flatMap((name) => {
      const container = containerOf(find(...(name.split('/') as [string, string])))
      return ['startupProbe', 'readinessProbe', 'livenessProbe'].map((probe) =>
        at<string>(container, `${probe}.httpGet.path`),
      )
    })
    const asked = [...probes.filter(Boolean), /8080(\/\w+)'/.exec(read('deploy/compose/Dockerfile'))?.[1] ?? 'none']
    expect(asked.length).toBeGreaterThan(4)
    expect(asked.filter((url) => !app.hasRoute({ method: 'GET', url }))).toEqual([])
  })

  test('ports and names meet', () => {
    const servers = (name: string) =>
      [...read(name).matchAll(/^ {2}server (\S+?):(\d+)/gm)].map(([, host, port]) => `${host}:${port}`)
    const port = installations.kubernetes?.PORT
    expect(at(containerOf(find('Deployment', 'pitchside')), 'ports')).toEqual([
      { name: 'http', containerPort: Number(port) },
    ])
    expect(at(find('Service', 'pitchside-nodes'), 'spec.ports.0')).toMatchObject({
      port: Number(port),
      targetPort: 'http',
    })
    expect(new Set(servers('deploy/kubernetes/nodes.conf'))).toEqual(
      new Set([`pitchside-nodes.pitchside.svc.cluster.local:${port}`]),
    )
    expect(new Set(servers('deploy/compose/nodes.conf'))).toEqual(new Set(['node1:8080', 'node2:8080']))
    expect(installations.compose?.PORT).toBe('8080')
    const enabled = [...read('deploy/systemd/pitchside@.service').matchAll(/pitchside@(\d+)/g)].map(
      ([, number]) => `127.0.0.1:${number}`,
    )
    expect(new Set(servers('deploy/nginx/pitchside/nodes.conf'))).toEqual(new Set(enabled))
    for (const [kind, name] of [
      ['Deployment', 'pitchside'],
      ['Deployment', 'pitchside-edge'],
    ] as const) {
      const { selector, template } = at<Manifest>(find(kind, name), 'spec')
      expect(at(template, 'metadata.labels')).toEqual(at(selector, 'matchLabels'))
      expect(at(find('PodDisruptionBudget', name), 'spec.selector')).toEqual(selector)
    }
    expect(at(find('Ingress', 'pitchside'), 'spec.rules.0.http.paths.0.backend.service.name')).toBe('pitchside-edge')
    expect(find('Service', 'pitchside-edge')).toBeDefined()
  })

  test('what is run and mounted exists', () => {
    const programs = [
      ...units.map((name) => readUnit(name).values.get('ExecStart') ?? '').filter(Boolean),
      read('deploy/compose/Dockerfile').match(/^CMD .*/m)?.[0] ?? '',
      String(at(service('migrate'), 'command')),
      String(at(containerOf(find('Job', 'pitchside-migrate')), 'args')),
    ].map((line) => /tools\/[\w/.]+\.mjs/.exec(line)?.[0] ?? line)
    expect(programs.filter((name) => !existsSync(path.join(root, name)))).toEqual([])
    const mounted = at<string[]>(service('nginx'), 'volumes').filter((word) => word.startsWith('.'))
    expect(
      mounted
        .map((word) => path.join(root, 'deploy/compose', word.split(':')[0] ?? ''))
        .filter((name) => !existsSync(name)),
    ).toEqual([])
    const listed = manifests
      .filter(({ kind }) => kind === 'Kustomization')
      .flatMap((one) => at<{ files: string[] }[]>(one, 'configMapGenerator').flatMap(({ files }) => files))
    const included = [...read('deploy/nginx/nginx.conf').matchAll(/^\s*include pitchside\/(\w+\.conf)/gm)].map(
      ([, name]) => name,
    )
    for (const name of included) expect(listed.map((file) => path.basename(file))).toContain(name)
    const scripts = JSON.parse(read('package.json')).scripts
    expect([scripts['prepare-node'], scripts.node]).toEqual([
      'node tools/start/prepare.mjs',
      'node tools/start/prepared.mjs',
    ])
  })

  test.each(['compose', 'kubernetes'])(
    'the nodes of %s differ from those of nginx in their addresses alone, and nginx takes them',
    (name) => {
      const bare = (text: string) =>
        text
          .replace(/#.*|^resolver .*;|^ {2}server .*;|^\s*\n/gm, '')
          .replace(/\n+/g, '\n')
          .trim()
      const own = read(`deploy/${name}/nodes.conf`)
      expect(bare(own)).toBe(bare(read('deploy/nginx/pitchside/nodes.conf')))
      const program = '/usr/sbin/nginx'
      if (!existsSync(program)) return console.warn(`skipped: nginx -t, because there is no ${program}`)
      const folder = mkdtempSync(path.join(tmpdir(), 'pitchside-nginx-check-'))
      const file = layNginx({ folder, port: 80, nodes: [{ address: '127.0.0.1:1' }] })
      // Names of containers mean nothing here, and Debian's nginx is older than `resolve`.
      const here = own.replace(/^resolver .*;/m, '').replace(/server \S+ resolve/g, 'server 127.0.0.1:9')
      writeFileSync(path.join(folder, 'pitchside/nodes.conf'), here)
      const front = `deploy/${name}/front.conf`
      if (existsSync(path.join(root, front))) writeFileSync(path.join(folder, 'pitchside/front.conf'), read(front))
      const { status, stderr } = spawnSync(program, ['-t', '-p', folder, '-c', file], { encoding: 'utf8' })
      expect({ status, warnings: stderr.includes('[warn]') }).toEqual({ status: 0, warnings: false })
      rmSync(folder, { recursive: true })
    },
  )

  const kubectl = '/usr/bin/kubectl'
  if (!existsSync(kubectl))
    console.warn(`skipped: the manifests as kubectl puts them together, because there is no ${kubectl}`)
  ;(existsSync(kubectl) ? test : test.skip)(
    'put together, the pods mount the ConfigMaps that are made of the files of nginx',
    () => {
      const { stdout, status } = spawnSync(kubectl, ['kustomize', path.join(root, 'deploy/kubernetes')], {
        encoding: 'utf8',
      })
      expect(status).toBe(0)
      const made = parseManifests(stdout)
      expect(made.length).toBeGreaterThan(10)
      for (const one of made) expect(wrongWithManifest(one)).toEqual([])
      const maps = new Map(
        made.filter(({ kind }) => kind === 'ConfigMap').map((one) => [at<string>(one, 'metadata.name'), one]),
      )
      const edge = made.find((one) => one.kind === 'Deployment' && at(one, 'metadata.name') === 'pitchside-edge')
      const volumes = at<Manifest[]>(edge, 'spec.template.spec.volumes')
      const sources = at<Manifest[]>(
        volumes.find(({ name }) => name === 'site'),
        'projected.sources',
      )
      const files = sources.flatMap((one) => Object.keys(at<object>(maps.get(at(one, 'configMap.name')), 'data')))
      expect(files.sort()).toEqual(['closed.conf', 'front.conf', 'http.conf', 'limits.conf', 'nodes.conf', 'site.conf'])
      const main = volumes.find(({ name }) => name === 'main')
      expect(at(maps.get(at(main, 'configMap.name')), 'data')).toEqual({
        'nginx.conf': read('deploy/nginx/nginx.conf'),
      })
    },
  )

  test('secrets in the files are none', () => {
    const secrets = [...filesIn('deploy/kubernetes'), ...filesIn('deploy/systemd'), 'deploy/compose/.env.example']
      .map(read)
      .join('\n')
    const values = [...secrets.matchAll(/(?:SECRET|TOKEN|PASSWORD)\w*[=:] *(\S+)/g)].map(([, value]) => value)
    expect(values.length).toBeGreaterThan(4)
    expect(values.filter((value) => !/^(CHANGE_ME_?)+$/.test(value ?? ''))).toEqual([])
    expect([...secrets.matchAll(/postgres:\/\/\w+:(\w+)@/g)].map(([, word]) => word)).toEqual(
      expect.arrayContaining(['CHANGE_ME']),
    )
  })
})
