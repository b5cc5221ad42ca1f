import { execFile, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { outsideRemote, packSdk } from '../../e2e/fixtures/outside-remote'
import { aListeningService, aRecord } from '../../releases/src/testing/a-listening-service'
import { audit } from '../../releases/src/testing/a-version'

const patienceMs = 120_000
let tarball: string
let remote: ReturnType<typeof outsideRemote>
const inRemote = (...parts: string[]) => path.join(remote.folder, ...parts)
const inSdk = (...parts: string[]) => inRemote('node_modules/@pitchside/remote-sdk', ...parts)
const read = (file: string) => readFileSync(file, 'utf8')
const edit = (file: string, before: string, after: string) => {
  expect(read(inRemote(file))).toContain(before)
  writeFileSync(inRemote(file), read(inRemote(file)).replace(before, after))
}
/** What a command said when it was refused. */
const refusalOf = (command: 'build' | 'check' | 'types') => {
  try {
    remote.run(command)
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return stdout + stderr
  }
  throw new Error(`${command} was fine`)
}

beforeAll(() => {
  tarball = packSdk()
  remote = outsideRemote(tarball, 'vite')
}, patienceMs)
afterAll(() => remote.remove())

test('TEAM-01 the packed SDK needs nothing of this repository: exact versions, no workspace, every face has its file', () => {
  const { exports, dependencies, peerDependencies, pins } = JSON.parse(read(inSdk('package.json')))
  const { react, 'react-dom': reactDom, ...exact } = peerDependencies
  expect([react, reactDom]).toEqual(['^19.0.0', '^19.0.0'])
  for (const version of Object.values({ ...dependencies, ...exact, ...pins }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  const targets = Object.values(exports as Record<string, string | Record<string, string>>).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  )
  expect(targets.filter((target) => !existsSync(inSdk(target)))).toEqual([])
  const code = readdirSync(inSdk(), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|mjs|cjs|ts)$/.test(file),
  )
  const foreign = code.filter((file) => /from ["']@pitchside\/(?!remote-sdk)/.test(read(inSdk(file))))
  expect(foreign).toEqual([])
})

test(
  'TEAM-01 what a team gets wrong about places of the shell does not compile',
  () => {
    edit('src/contribution.ts', "into: 'header.tabs'", "into: 'header.tab'")
    expect(refusalOf('types')).toMatch(/contribution\.ts.*"header\.tab"/)
    edit('src/contribution.ts', "into: 'header.tab'", "into: 'header.tabs'")
  },
  patienceMs,
)

test(
  'TEAM-01 TEAM-02 a team publishes what it built with its token, and hears why something is refused',
  async () => {
    remote.run('build')
    const service = await aListeningService()
    const { text: token } = await service.aToken({ packages: 'remote-shop', verbs: ['publish', 'check', 'status'] })
    // In another process, and waited for: the service answers in this one.
    const release = async (verb: string, key = token) => {
      const env = { ...process.env, PITCHSIDE_SERVER: service.address, PITCHSIDE_TOKEN: key }
      const words = [inSdk('src/cli/main.mjs'), 'release', verb]
      return promisify(execFile)(process.execPath, words, { cwd: remote.folder, env }).then(
        ({ stdout }) => stdout,
        ({ stderr }: { stderr: string }) => stderr,
      )
    }
    try {
      expect(await release('publish')).toMatch(/^✗ not-owned: .*header\.tabs/)
      const record = aRecord({ team: 'shop', routes: ['/shop'], menus: ['header.tabs'] })
      await service.manager.store.register.put({ 'remote-shop': record }, audit)
      expect(await release('publish')).toMatch(/^remote-shop 1\.0\.0-[0-9a-f]{12} is published \(\d+ files/)
      expect(await release('check')).toMatch(/^✗ remote-shop \S+ cannot go live:.*expects react-dom from the host/s)
      expect(await release('promote')).toMatch(/^✗ not-allowed: /)
      expect(await release('publish', 'another')).toMatch(/^✗ token-wrong: /)
      expect(await release('ship')).toMatch(/^✗ ship is none of publish, status, check/)
    } finally {
      await service.close()
    }
  },
  patienceMs,
)

test(
  'TEAM-01 TEAM-07 leaks, global styles, missing texts, lost names, crashes and the end of a contract are told',
  () => {
    edit('src/contribution.ts', 'contract: 2', 'contract: 1')
    edit(
      'src/home/home.page.tsx',
      'return (',
      "useEffect(() => { setInterval(() => 0, 1000); addEventListener('resize', () => 0); document.body.append(document.createElement('aside')) }, [])\n  return (",
    )
    edit('src/home/home.page.tsx', '{ lazy,', '{ useEffect, lazy,')
    edit('src/home/home.page.tsx', 'src={art} alt=""', 'src={art}')
    edit('src/home/home.module.css', '.page {', 'section h1, a:hover { margin: 0 }\n.page {')
    edit('src/home/home.page.tsx', 'import art from', "import './big'\nimport art from")
    writeFileSync(
      inRemote('src/home/big.ts'),
      `Object.assign(globalThis, { big: '${randomBytes(200_000).toString('base64')}' })`,
    )
    edit('src/i18n/vi.json', '"open": "Xem thêm", ', '')
    edit('src/contribution.ts', 'slots: [],', "slots: [{ into: 'main.strip', view: () => import('./home/broken') }],")
    writeFileSync(
      inRemote('src/home/broken.tsx'),
      "export default function Broken(): never {\n  throw new Error('no data')\n}\n",
    )
    remote.run('build')
    const said = refusalOf('check').trim().split('\n')
    expect(said).toEqual([
      '! contract 1 ends on 2027-06-30: move to a newer one, see CHANGELOG.md',
      '✗ the text more.open is missing in vi',
      expect.stringMatching(/^✗ home\.\S+\.css: the selector section h1 reaches/),
      expect.stringMatching(/^✗ \/shop loads 2\d{5} bytes at first, at most 200000/),
      expect.stringMatching(/^✗ \/shop: Images must have alternative text \(image-alt\): <img/),
      '✗ /shop leaves 1 listeners behind when it is left',
      '✗ /shop leaves 1 intervals behind when it is left',
      '✗ /shop leaves 1 elements behind when it is left',
      '✗ main.strip: no data',
    ])
  },
  patienceMs,
)

test(
  'TEAM-11 whatever builds a remote, its manifest names the calls and topics in its code, those nobody has as well',
  () => {
    for (const toolchain of ['webpack', 'rspack', 'vite'] as const) {
      const { folder, dist, run, remove } = outsideRemote(tarball, toolchain)
      const page = path.join(folder, 'src/home/home.page.tsx')
      const planted = [
        "import { call } from '@pitchside/remote-sdk/http'",
        "import { socket } from '@pitchside/remote-sdk/socket'",
        "export const more = (kind: 'goods' | 'fans') => call(({ goods: 'listGoods', fans: 'listFans' } as const)[kind], {} as never)",
        "export const moons = () => call('listMoons' as never, {} as never)",
        `export const hear = (id: number) => [socket.subscribe(\`room.\${id}\`, () => 0), socket.subscribe('goals', () => 0)]`,
        // What nobody asks for is not in a build.
        'Object.assign(globalThis, { more, moons, hear })',
      ]
      try {
        writeFileSync(page, `${planted.join('\n')}\n${read(page)}`)
        run('build')
        const { uses } = JSON.parse(read(path.join(dist, 'manifest.json')))
        expect({ toolchain, ...uses }).toEqual({
          toolchain,
          calls: ['listFans', 'listGoods', 'listMoons'],
          topics: ['goals', 'room.*'],
        })
      } finally {
        remove()
      }
    }
  },
  patienceMs,
)

test(
  'TEAM-04 a build that makes a worker, which nobody would check, is refused',
  () => {
    // Not as one word here: the tests' own bundler takes it for the address of this file.
    const worker = `new Worker(new URL('./work.ts', import.${'meta'}.url))`
    edit('src/home/home.page.tsx', 'export default', `${worker}\nexport default`)
    writeFileSync(inRemote('src/home/work.ts'), 'postMessage(1)\n')
    expect(refusalOf('build')).toContain('workers need a build with webpack')
  },
  patienceMs,
)

test('TEAM-01 names and toolchains that are none are refused', () => {
  const run = (...words: string[]) =>
    execFileSync(process.execPath, [inSdk('src/cli/main.mjs'), ...words], { encoding: 'utf8', stdio: 'pipe' })
  expect(() => run('new', inRemote('shop'))).toThrow(/is named remote-<one lower-case word>, not shop/)
  expect(() => run('new', inRemote('remote-x1'))).toThrow(/is named remote-/)
  expect(() => run('new', inRemote('remote-other'), '--toolchain', 'parcel')).toThrow(/one of webpack, rspack, vite/)
  expect(() => run('ship')).toThrow(/usage/)
})
