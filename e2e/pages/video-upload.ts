import { expect, type Page } from '@playwright/test'

/** The dialog in which a member sends a film in, with its fields for film and cover. */
export async function openUpload(page: Page) {
  await page.goto('/member?type=32')
  await page.getByRole('button', { name: '上传视频' }).click()
  const dialog = page.getByRole('dialog', { name: '上传视频' })
  await expect(dialog).toBeVisible()
  return { dialog, file: dialog.getByLabel('选择或拖入视频'), cover: dialog.getByLabel('上传封面') }
}
