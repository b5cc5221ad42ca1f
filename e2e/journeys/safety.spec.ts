import { endpointOf } from '@pitchside/contract'
import type { Page } from '@playwright/test'
import { ask, call, codeSentTo } from '../fixtures/api'
import { demoPassword, expect, newMember, signIn, test } from '../fixtures/people'
import { LoginDialog } from '../pages/login-dialog'

const userMenu = (page: Page) => page.getByRole('banner').getByRole('link', { name: /个人中心/ })
const logInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: '登录', exact: true })
const note = (page: Page, text: string | RegExp) => page.getByRole('region', { name: '提示' }).getByText(text)
const lostDialog = (page: Page) => page.getByRole('alertdialog', { name: '你已退出登录' })

test('AUTH-06 SHELL-10 a device signed out elsewhere notices at once and can log in again', async ({
  openAs,
  site,
}) => {
  const person = await newMember(site.address)
  const there = await openAs(await signIn(site.address, person.number))
  await there.goto('/downLoad')
  await expect(userMenu(there)).toBeVisible()
  const here = await openAs(person)
  await here.goto('/member?type=4')
  const devices = here.getByRole('main').getByRole('listitem')
  await expect(devices.filter({ hasText: '本设备' })).toHaveCount(1)
  const other = devices.filter({ hasNotText: '本设备' })
  await other.getByRole('button', { name: /^退出/ }).click()
  await expect(note(here, '已退出该设备')).toBeVisible()
  await expect(lostDialog(there)).toBeVisible()
  await lostDialog(there).getByRole('button', { name: '重新登录' }).click()
  await expect(logInButton(there)).toBeVisible()
  await expect(userMenu(here)).toBeVisible()
})

test('AUTH-02 MEM-01 a new password needs the old one and a code, and signs the other browser out', async ({
  openAs,
  site,
}) => {
  const person = await newMember(site.address)
  const there = await openAs(await signIn(site.address, person.number))
  await there.goto('/downLoad')
  await expect(userMenu(there)).toBeVisible()
  const here = await openAs(person)
  await here.goto('/member?type=4')
  await here.getByRole('button', { name: '修改密码' }).click()
  const dialog = here.getByRole('dialog', { name: '修改密码' })
  await dialog.getByRole('button', { name: '修改密码' }).click()
  await expect(dialog.getByRole('alert')).toHaveCount(4)
  await dialog.getByRole('textbox', { name: '当前密码' }).fill('not-my-password')
  await dialog.getByRole('textbox', { name: '新密码', exact: true }).fill('Journey-22')
  await dialog.getByRole('textbox', { name: '再次输入新密码' }).fill('Journey-22')
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await expect(dialog.getByRole('button', { name: /后重发/ })).toBeDisabled()
  await dialog.getByRole('textbox', { name: '短信验证码' }).fill(await codeSentTo(site.address, `86-${person.number}`))
  await dialog.getByRole('button', { name: '修改密码' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: '当前密码不正确' })).toBeVisible()
  await dialog.getByRole('textbox', { name: '当前密码' }).fill(demoPassword)
  await dialog.getByRole('button', { name: '修改密码' }).click()
  await expect(dialog).toBeHidden()
  await expect(lostDialog(there)).toBeVisible()
  await expect(signIn(site.address, person.number)).rejects.toThrow('手机号或密码不正确')
  expect((await signIn(site.address, person.number, 'Journey-22')).id).toBe(person.id)
})

test('MEM-01 an account is deleted after a word, a password and a code; the number registers anew', async ({
  openAs,
  site,
}) => {
  const person = await newMember(site.address)
  const { id: checkInId } = await call(site.address, 'getSignTasks', {}, person.token)
  await call(site.address, 'checkIn', { id: checkInId }, person.token)
  const page = await openAs(person)
  await page.goto('/member?type=4')
  // A log-in dialog that shows for a moment counts as much as one that stays.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const shown = [...document.querySelectorAll('[role="dialog"]')]
      if (shown.some((dialog) => dialog.textContent?.includes('扫码登录')))
        document.documentElement.dataset.askedToLogIn = ''
    }).observe(document.documentElement, { childList: true, subtree: true })
  })
  await page.getByRole('button', { name: '注销账号' }).click()
  const dialog = page.getByRole('dialog', { name: '注销账号' })
  await expect(dialog.getByText('账目按法规以编号保留，不含姓名')).toBeVisible()
  const remove = dialog.getByRole('button', { name: '永久注销' })
  await remove.click()
  await expect(dialog.getByText('请先确认放弃余额')).toBeVisible()
  await dialog.getByText(/^我放弃余额/).click()
  await dialog.getByRole('textbox', { name: '当前密码' }).fill(demoPassword)
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await expect(dialog.getByRole('button', { name: /后重发/ })).toBeDisabled()
  await dialog.getByRole('textbox', { name: '短信验证码' }).fill(await codeSentTo(site.address, `86-${person.number}`))
  await dialog.getByRole('textbox', { name: /输入“注销账号”以确认/ }).fill('注销')
  await remove.click()
  await expect(dialog.getByText('请输入“注销账号”')).toBeVisible()
  await dialog.getByRole('textbox', { name: /输入“注销账号”以确认/ }).fill('注销账号')
  await remove.click()
  await expect(page).toHaveURL(/\/main$/)
  await expect(logInButton(page)).toBeVisible()
  await expect(lostDialog(page)).toHaveCount(0)
  await expect(page.locator('main [data-remote]').first()).toBeVisible()
  await expect(page.locator('html[data-asked-to-log-in]')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await ask(site.address, 'getOwnUser', {}, person.token)).code).toBe(50008)
  expect((await ask(site.address, 'getUser', { id: person.id })).reason).toBe('user-unknown')
})

test('a session that ends in the middle of a form costs nothing that was typed', async ({ openAs, site }) => {
  const person = await newMember(site.address)
  const page = await openAs(person)
  await page.goto('/member')
  const signature = page.getByRole('textbox', { name: '个性签名' })
  await signature.fill('这句话不能丢')
  const other = await signIn(site.address, person.number)
  await call(site.address, 'endOtherDevices', {}, other.token)
  // The socket may tell that the session is over before the button is pressed.
  const lost = lostDialog(page)
  const save = page.locator('main form').getByRole('button', { name: '保存' })
  await save.click({ timeout: 3_000 }).catch(() => lost.waitFor())
  await lost.getByRole('button', { name: '重新登录' }).click()
  const dialog = new LoginDialog(page, site)
  await dialog.box.waitFor()
  await dialog.logIn(person.number, demoPassword)
  await expect(signature).toHaveValue('这句话不能丢')
  await save.click()
  await expect
    .poll(async () => (await call(site.address, 'getOwnUser', {}, other.token)).signature)
    .toBe('这句话不能丢')
})

test('SHELL-10 MEM-01 a name that passes for the house is refused beside its field; what was typed stays', async ({
  openAs,
  site,
}) => {
  const page = await openAs(await newMember(site.address))
  await page.goto('/member')
  const name = page.getByRole('textbox', { name: '昵称' })
  await name.fill('官方客服')
  await page.locator('main form').getByRole('button', { name: '保存' }).click()
  await expect(name).toHaveAccessibleDescription(/昵称不可用，请换一个/)
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveValue('官方客服')
})

test('SHELL-10 a refusal that belongs to no field is a note of five seconds; what was typed stays', async ({
  openAs,
  site,
}) => {
  const page = await openAs(await newMember(site.address))
  await page.goto('/member')
  const name = page.getByRole('textbox', { name: '昵称' })
  await name.fill('还在写的名字')
  // The form can't send such a value: the server's own refusal of it is what is looked at.
  await page.route(`**${endpointOf('updateProfile').path}`, (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), sex: 9 } }),
  )
  await page.locator('main form').getByRole('button', { name: '保存' }).click()
  const refusal = note(page, '输入有误')
  await expect(refusal).toBeVisible()
  const shownAt = Date.now()
  await expect(refusal).toBeHidden()
  expect(Date.now() - shownAt).toBeGreaterThan(3_000)
  await expect(name).toHaveValue('还在写的名字')
})

test('SHELL-10 a call that needs a log-in forgets the user and says so once; the form is there again afterwards', async ({
  openAs,
  site,
}) => {
  const person = await newMember(site.address)
  const page = await openAs(person)
  await page.goto('/member')
  const name = page.getByRole('textbox', { name: '昵称' })
  await name.fill('还在写的名字')
  // Only this call: one in the background would take the form away before the button is pressed.
  const saving = `**${endpointOf('updateProfile').path}`
  await page.route(saving, (route) => route.continue({ headers: { ...route.request().headers(), token: '' } }))
  await page.locator('main form').getByRole('button', { name: '保存' }).click()
  await expect(note(page, '请登录后操作')).toHaveCount(1)
  expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull()
  await page.unroute(saving)
  const dialog = new LoginDialog(page, site)
  await dialog.box.waitFor()
  await dialog.logIn(person.number, demoPassword)
  await expect(name).toHaveValue('还在写的名字')
})

test('MEM-01 an invitation leads to the registration with its code, and the inviter sees who came', async ({
  openAs,
  page,
  site,
}) => {
  const inviter = await newMember(site.address)
  const { code, url } = await call(site.address, 'getInvite', {}, inviter.token)
  await page.goto(new URL(url).pathname + new URL(url).search)
  await expect(page.locator('input[name="invite"]')).toHaveValue(code)
  const guest = await newMember(site.address, code)
  const own = await openAs(inviter)
  await own.goto('/member')
  await own.getByRole('button', { name: '已邀请 1 人' }).click()
  const dialog = own.getByRole('dialog', { name: '我邀请的人' })
  await expect(dialog.getByRole('link', { name: new RegExp(guest.user_nickname) })).toBeVisible()
  await expect(dialog).not.toContainText(guest.number)
})
