import { test } from '@playwright/test'
import { toolchains } from '../../fixtures/outside-remote'
import { releasedOutside } from '../../fixtures/released-outside'
import {
  codeFiles,
  codeParts,
  misdescribedWay,
  outcomeInPage,
  pageWith,
  partOf,
  promoteMisdescribed,
  releaseChanged,
  tamperedWay,
} from '../../fixtures/tampering'
import { expect, journey } from '../journey'

const engines = ['chromium', 'firefox', 'webkit']

for (const toolchain of toolchains)
  journey(
    `TEAM-04 changed files: of a remote built with ${toolchain} nothing runs that was changed, on its way or in the store`,
    async ({ tab, site, engine, noteChanged }) => {
      // The remote is made and released here, and each of its files is opened on a way of its own.
      test.info().setTimeout(300_000)
      const remote = await releasedOutside(site, toolchain)
      const { manifest } = remote
      const outcomes = new Map<string, string[]>()
      const found = (what: string, outcome: string) => outcomes.set(what, [...(outcomes.get(what) ?? []), outcome])
      const outcomeAt = async (address: string, build: string) => {
        await tab.driver.get(address)
        const look = () => tab.read(outcomeInPage, [manifest.id, build] as const)
        await expect.poll(look, { timeout: 30_000 }).toBeTruthy()
        return String(await look())
      }

      for (const file of codeFiles(manifest)) {
        const way = await tamperedWay(site.address, remote, file)
        const outcome = await outcomeAt(way.address + pageWith(manifest, file), remote.build)
        found(`${partOf(manifest, file)} on its way`, outcome)
        way.close()
      }
      const way = await misdescribedWay(site.address, remote)
      const page = pageWith(manifest, manifest.entry.js[0] ?? '')
      found('manifest on its way', await outcomeAt(way.address + page, remote.build))
      way.close()

      for (const [at, part] of codeParts.entries()) {
        const build = await releaseChanged(site, remote, part, `3.${at}.${engines.indexOf(engine)}`)
        found(`${part} in the store`, await outcomeAt(site.address + page, build))
        await site.release('rollback', `remote-${manifest.id}`, '--why', 'changed')
      }
      const said = await promoteMisdescribed(site, remote, `3.9.${engines.indexOf(engine)}`)
      found('manifest in the store', /version\.json/.test(said) ? 'refused' : said)

      await tab.open('/healthz')
      for (const [what, all] of outcomes) noteChanged(`${toolchain}, ${what}`, [...new Set(all)].join())
      const parts = [...codeParts, 'manifest'].flatMap((part) => [`${part} in the store`, `${part} on its way`])
      expect([...outcomes.keys()].sort()).toEqual(parts.sort())
      expect(new Set([...outcomes.values()].flat())).toEqual(new Set(['refused']))
    },
    { isLong: true },
  )
