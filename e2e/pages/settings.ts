import { expect, type Page } from '@playwright/test'

/** Every control of the browser's settings by its name, and what it is set to. */
export const controls = (page: Page): Promise<Record<string, string>> =>
  page.locator('main').evaluate((main) => {
    const named = (element: Element) => element.getAttribute('aria-label') ?? ''
    const all = <T extends Element>(selector: string) => [
      ...main.querySelectorAll<T>(`${selector}:not([data-of-account] *)`),
    ]
    return Object.fromEntries([
      ...all<HTMLInputElement>('[role=switch]').map((box) => [named(box), String(box.checked)]),
      ...all('[role=combobox]').map((box) => [named(box), box.textContent ?? '']),
      ...all<HTMLInputElement>('input[type=range]').map((slider) => [named(slider), slider.value]),
      ...all('fieldset').map((group) => [named(group), group.querySelector('[aria-pressed=true]')?.textContent ?? '']),
    ])
  })

/** Sets every control to something else, but for the language, which loads the page anew. */
export async function changeAll(page: Page): Promise<void> {
  const main = page.locator('main')
  const ofBrowser = (role: string) => main.locator(`[role=${role}]:not([data-of-account] *)`)
  for (const toggle of await ofBrowser('switch').all()) await toggle.click()
  for (const box of await ofBrowser('combobox').all()) {
    await box.click()
    await page.getByRole('option', { selected: false }).last().click()
  }
  for (const group of await main.locator('fieldset').filter({ hasNotText: 'English' }).all())
    await group.locator('[aria-pressed=false]').first().click()
  for (const slider of await main.getByRole('slider').all()) await slider.press('Home')
}

/** All settings differ from what they were. */
export function expectAllChanged(before: Record<string, string>, after: Record<string, string>, but: string): void {
  expect(Object.keys(before).length).toBeGreaterThan(20)
  expect(Object.keys(after)).toEqual(Object.keys(before))
  const same = Object.entries(after).filter(([name, value]) => value === before[name])
  expect(same.map(([name]) => name)).toEqual([but])
}
