import { test } from '@playwright/test'
import { toolchains } from '../../fixtures/outside-remote'
import { releasedOutside } from '../../fixtures/released-outside'
import { codeFiles, outcomeInPage, pageWith, tamperedWay } from '../../fixtures/tampering'
import { expect, journey } from '../journey'

for (const toolchain of toolchains)
  journey(
    `TEAM-04 changed files: no script or style of a remote built with ${toolchain} runs when it was changed on its way`,
    async ({ tab, site }) => {
      // The remote is made and released here, and each of its files is opened on a way of its own.
      test.info().setTimeout(300_000)
      const remote = await releasedOutside(site, toolchain)
      const { manifest, build } = remote
      const code = codeFiles(manifest)
      const found: string[] = []
      for (const file of code) {
        const way = await tamperedWay(site.address, remote, file)
        await tab.driver.get(way.address + pageWith(manifest, file))
        const look = () => tab.read(outcomeInPage, [manifest.id, build] as const)
        await expect.poll(look, { timeout: 30_000 }).toBeTruthy()
        found.push(`${file}: ${await look()}`)
        way.close()
      }
      expect(found).toEqual(code.map((file) => `${file}: refused`))
      await tab.open('/healthz')
    },
    { isLong: true },
  )
