import { expect, test } from '../fixtures/people'
import { breakFiles, currentRelease, type Fault, filesOfPart } from '../fixtures/remote-files'
import { LiveRoom } from '../pages/live-room'

const anchor = 3
const faults: Fault[] = ['is missing', 'never answers', 'throws', 'is not a script']

for (const fault of faults) {
  test(`FED-06 the score remote's entry ${fault}: header, video and chat of a room stay alive`, async ({
    page,
    site,
  }) => {
    const { remotes } = await currentRelease(site.address)
    const scores = remotes.scores!.current
    const repair = await breakFiles(page, scores, filesOfPart(scores, '/football', 'entry'), fault)
    const room = new LiveRoom(page)
    await page.goto(`/live?id=${anchor}`, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('[data-remote-down="scores"]').first()).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(room.chat.getByRole('listitem').or(room.chat.locator('> *')).first()).toBeVisible()
    expect((await room.watch(3)).advancedS).toBeGreaterThan(1)
    await repair()
    await page.locator('[data-remote-down="scores"]').first().getByRole('button').click()
    await expect(page.locator('[data-remote="scores"]:not(:empty)').first()).toBeAttached()
  })
}
