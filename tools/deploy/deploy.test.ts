import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { compose, containerOf, find, manifestFiles, units } from './installations'
import { at, type Manifest, read, readManifests, root, wrongWithCompose, wrongWithManifest } from './read-deploy'
import { readUnit } from './units'

describe('OPS-02 the files of an installation', () => {
  test.each(manifestFiles)('%s holds objects Kubernetes knows', (name) => {
    for (const manifest of readManifests(name)) expect(wrongWithManifest(manifest)).toEqual([])
  })

  test.each([
    ['a wrong name', (one: Manifest) => Object.assign(containerOf(one), { imagePullPolice: 'Always' })],
    [
      'the wrong place',
      (one: Manifest) => Object.assign(at<Manifest>(one, 'spec'), { terminationGracePeriodSeconds: 60 }),
    ],
    ['another kind of value', (one: Manifest) => Object.assign(at<Manifest>(one, 'spec'), { replicas: '2' })],
    ['nothing where something must be', (one: Manifest) => delete containerOf(one).resources],
  ])('planted: %s is refused', (_what, plant) => {
    const copy = structuredClone(find('Deployment', 'pitchside'))
    expect(wrongWithManifest(copy)).toEqual([])
    plant(copy)
    expect(wrongWithManifest(copy)).not.toEqual([])
  })

  test('compose.yaml is what Compose knows, and planted words are not', () => {
    expect(wrongWithCompose(compose)).toEqual([])
    const plants: ((file: Manifest) => unknown)[] = [
      (file) => Object.assign(at<Manifest>(file, 'services.node1'), { enviroment: {} }),
      (file) => Object.assign(at<Manifest>(file, 'services.postgres.healthcheck'), { retry: 3 }),
      (file) => Object.assign(at<Manifest>(file, 'services.node2.depends_on.node1'), { condition: 'healthy' }),
    ]
    for (const plant of plants) {
      const copy = structuredClone(compose)
      plant(copy)
      expect(wrongWithCompose(copy)).toHaveLength(1)
    }
  })

  test.each(units)('%s has keys systemd knows, and a planted one is refused', (name) => {
    expect(readUnit(name).wrong).toEqual([])
    const planted = read(name).replace('[Unit]', '[Unit]\nExecStrat=/bin/true')
    expect(readUnit(name, planted).wrong).toHaveLength(1)
  })

  const analyze = '/usr/bin/systemd-analyze'
  if (!existsSync(analyze)) console.warn(`skipped: what systemd says of the units, because there is no ${analyze}`)
  ;(existsSync(analyze) ? test : test.skip)(
    'systemd takes the units, complains of a planted key, and finds them closed',
    () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'pitchside-units-'))
      cpSync(path.join(root, 'deploy/systemd'), folder, { recursive: true })
      const files = units.map((name) => path.join(folder, path.basename(name)))
      const run = (...words: string[]) => spawnSync(analyze, words, { encoding: 'utf8' })
      const about = (text: string) => text.split('\n').filter((line) => line.includes('pitchside'))
      // Programs may lie elsewhere on this machine, or not at all.
      const keys = (text: string) => about(text).filter((line) => !line.includes('not executable'))
      expect(keys(run('verify', ...files).stderr)).toEqual([])
      const [first = ''] = files
      writeFileSync(first, readFileSync(first, 'utf8').replace('[Unit]', '[Unit]\nExecStrat=/bin/true'))
      expect(keys(run('verify', first).stderr)).toEqual([expect.stringContaining('ExecStrat')])
      for (const file of files.filter((name) => name.endsWith('.service'))) {
        const { status } = run('security', '--offline=yes', '--threshold=25', file)
        expect({ file, status }).toEqual({ file, status: 0 })
      }
      rmSync(folder, { recursive: true })
    },
  )
})
