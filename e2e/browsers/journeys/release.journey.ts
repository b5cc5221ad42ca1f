import { furtherVersion } from '../../fixtures/more-versions'
import { currentRelease } from '../../fixtures/remote-files'
import { expect, journey } from '../journey'

const shown = 'main [data-remote="scores"]'

journey(
  'LOOP-04 release: an open tab takes a new version at its next navigation, and leaves it when it is taken back',
  async ({ tab, site, engine }) => {
    const before = (await currentRelease(site.address)).remotes.scores!.current
    const version = `2.${['chromium', 'firefox', 'webkit'].indexOf(engine)}.0`
    const { folder } = await furtherVersion(site.dataDir, 'remote-scores', before.build, version)
    await site.release('publish', 'remote-scores', '--folder', folder)
    await tab.open('/football')
    const build = () => tab.read((css: string) => document.querySelector<HTMLElement>(css)?.dataset.build, shown)
    await expect.poll(build).toBe(before.build)
    await tab.read(() => {
      Object.assign(window, { isSameTab: true })
    })

    await site.release('promote', 'remote-scores', '--version', version, '--why', 'new page')
    await expect
      .poll(async () => {
        await tab.click('header a', '首页')
        await expect.poll(() => tab.path()).toMatch(/^\/main/)
        await tab.read(() => history.back())
        await expect.poll(() => tab.path()).toMatch(/^\/football/)
        return build()
      })
      .toMatch(new RegExp(`^${version}`))
    await site.release('rollback', 'remote-scores', '--why', 'not repaired')
    await expect.poll(build).toBe(before.build)
    expect(await tab.read(() => 'isSameTab' in window)).toBe(true)
  },
)
