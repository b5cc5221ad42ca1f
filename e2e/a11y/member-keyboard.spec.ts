import type { Page } from '@playwright/test'
import { goWithin, stop, tabTo } from '../fixtures/focus'
import { type DemoName, expect, newMember, test } from '../fixtures/people'

/** Sections of the member centre by who has them. */
const sections: Partial<Record<DemoName, readonly string[]>> = {
  visitor: [
    ...['0', '1', '1&isRecharge=true', '1&tab=top-ups', '1&tab=withdraw', '1&tab=convert', '1&tab=cards', '2', '14'],
    ...['15', '16', '3', '4', '18', '26', '19', '12', '6', '11', '13', '7', '28'],
  ],
  anchor: ['9', '8', '20', '21', '10', '22'],
}

/**
 * Opens a section and waits for it: until its code is there the page shows the one before, which would be replaced under
 * the fingers, with another height and another place of everything.
 */
async function openSection(page: Page, section: string): Promise<void> {
  await goWithin(page, `/member?type=${section}`)
  const current = page.locator('main nav [aria-current="page"]')
  await expect(current).toHaveAttribute('href', `/member?type=${Number.parseInt(section, 10)}`)
  await expect(page.locator('main :is([aria-busy="true"], [class*="skeleton" i])')).toHaveCount(0)
}

/** Goes through a section with the tab key; resolves with what was wrong on the way. */
async function tabThrough(page: Page, section: string): Promise<string[]> {
  const wrong: string[] = []
  await page.locator('main').focus()
  let [last, stops] = [-1, 0]
  for (; stops < 150; stops += 1) {
    await page.keyboard.press('Tab')
    const { name, isSeen, place } = await stop(page)
    if (place < 0) break
    if (!isSeen) wrong.push(`type=${section}: "${name}" has the focus and does not show it`)
    // A field for a day has several stops of its own.
    if (place < last) wrong.push(`type=${section}: "${name}" comes too late`)
    last = place
  }
  // The menu alone has them: its six groups, and an entry of the one that is unfolded.
  if (stops < 7) wrong.push(`type=${section}: only ${stops} stops`)
  return wrong
}

for (const [name, own = []] of Object.entries(sections))
  test(`SHELL-16 MEM-01 the tab key goes through every section of the member centre of the ${name}, and the focus is always seen`, async ({
    openAs,
    known,
  }) => {
    const page = await openAs(await known(name as DemoName))
    await page.goto('/member')
    const wrong: string[] = []
    for (const section of own) {
      await openSection(page, section)
      wrong.push(...(await tabThrough(page, section)))
    }
    expect(wrong).toEqual([])
  })

test('SHELL-16 MEM-01 dialogs of the member centre open, keep the focus, close and give it back, by keys alone', async ({
  openAs,
  site,
}) => {
  const page = await openAs(await newMember(site.address))
  await page.goto('/member')
  for (const [section, opener] of [
    ['0', '更换头像'],
    ['4', '修改密码'],
    ['4', '注销账号'],
    ['1&tab=cards', '设置支付密码'],
    ['6', '兑换 看球马克杯'],
    ['13', '恢复默认'],
  ] as const) {
    await test.step(`${section} ${opener}`, async () => {
      await openSection(page, section)
      await page.locator('main').focus()
      await tabTo(page, opener)
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
      await expect(dialog).toBeVisible()
      for (let step = 0; step < 14; step += 1) {
        await page.keyboard.press(step < 10 ? 'Tab' : 'Shift+Tab')
        await expect(dialog.locator(':focus')).toHaveCount(1)
        expect((await stop(page)).isSeen).toBe(true)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      expect((await stop(page)).name).toContain(opener)
    })
  }
})
