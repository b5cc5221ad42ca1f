import { call } from '../fixtures/api'
import { watchConsole } from '../fixtures/console-watch'
import { expect, mobileOf, newMember, signIn, test } from '../fixtures/people'

test('CONT-03 an operator names a moderator, who writes rules, hides and pins; members vote in a poll and quote', async ({
  page: visitorPage,
  openAs,
  site,
}) => {
  const { address } = site
  const operator = await signIn(address, mobileOf('admin'))
  const [keeper, author, reader] = [await newMember(address), await newMember(address), await newMember(address)]
  const circle = (await call(address, 'listCircleNames', {})).at(-1)!
  const path = `/circle-detail?id=${circle.id}`
  const stamp = Date.now()
  const rule = `文明看球 ${stamp}`
  const question = `今晚谁赢 ${stamp}`
  const noise = `卖票加我 ${stamp}`
  const publish = async (content: string, more: object = {}) => {
    const input = { classification_id: circle.id, content, ...more }
    const { id } = await call(address, 'publishCirclePost', input, author.token)
    await call(address, 'moderatePost', { kind: 'circle_post', id, status: 1 }, operator.token)
    return id
  }

  await test.step('an operator names the moderator on the page of the circle', async () => {
    const page = await openAs(operator)
    await page.goto(path)
    await page.getByRole('button', { name: '添加版主' }).click()
    const box = page.getByRole('dialog', { name: '添加版主' })
    await box.getByRole('searchbox').fill(keeper.user_nickname)
    await page.keyboard.press('Enter')
    await box.getByRole('button', { name: `设 ${keeper.user_nickname} 为版主` }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: `移除版主 ${keeper.user_nickname}` })).toBeVisible()
    await page.close()
  })

  const page = await openAs(keeper)
  const complaints = watchConsole(page)
  const postWith = (text: string) => page.getByRole('article').filter({ hasText: text })
  await test.step('the moderator writes the rules, and whoever writes has them at hand', async () => {
    await page.goto(path)
    await page.getByRole('button', { name: '编辑圈规' }).click()
    await page.getByRole('textbox', { name: '中文圈规' }).fill(`${rule}\n不剧透`)
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
    const written = page.getByRole('listitem').filter({ hasText: rule })
    await expect(written).toBeVisible()
    // Rules are cited by their numbers.
    await expect(written).toHaveCSS('list-style-type', 'decimal')
    await visitorPage.goto(path)
    await visitorPage.getByText('查看本圈圈规').click()
    await expect(visitorPage.getByRole('form', { name: '发帖' }).getByText(rule)).toBeVisible()
    await expect(visitorPage.getByRole('button', { name: '编辑圈规' })).toHaveCount(0)
  })

  const pollId = await publish(question, { poll: { options: ['主队', '客队'], hours: 24 } })
  const noiseId = await publish(noise)
  await test.step('the moderator pins one post and hides another by keyboard; its author reads why', async () => {
    await page.goto(`${path}&tab=new`)
    await postWith(question).getByRole('button', { name: /^管理/ }).click()
    await page.getByRole('menuitem', { name: '置顶帖子' }).click()
    await expect(postWith(question).getByText('置顶', { exact: true })).toBeVisible()
    await postWith(noise).getByRole('button', { name: /^管理/ }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    const box = page.getByRole('dialog', { name: '隐藏帖子' })
    await box.getByRole('textbox', { name: '原因' }).fill('广告')
    await box.getByRole('button', { name: '隐藏' }).click()
    await expect(postWith(noise)).toHaveCount(0)
    const theirs = await openAs(author)
    await theirs.goto(`/circle-detail?post=${noiseId}`)
    await expect(theirs.getByRole('status').filter({ hasText: '广告' })).toBeVisible()
    await theirs.close()
    await page.getByRole('button', { name: '管理记录' }).click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('广告')
    await page.keyboard.press('Escape')
  })

  await test.step('a member votes, sees the votes then, and quotes the post', async () => {
    const theirs = await openAs(reader)
    await theirs.goto(`/circle-detail?post=${pollId}`)
    const poll = theirs.getByRole('region', { name: '投票' })
    await expect(poll.getByText(/%$/)).toHaveCount(0)
    await poll.getByRole('button', { name: '主队' }).click()
    await expect(poll.getByText('1 票 · 100%')).toBeVisible()
    await theirs.getByRole('button', { name: /^引用/ }).click()
    const box = theirs.getByRole('dialog', { name: '引用帖子' })
    await box.getByRole('textbox', { name: '发帖' }).fill('我押主队')
    await theirs.keyboard.press('Control+Enter')
    await expect(box).toHaveCount(0)
    const own = (await call(address, 'listMemberCirclePosts', { uid: reader.id }, reader.token)).data[0]
    await call(address, 'moderatePost', { kind: 'circle_post', id: own?.id ?? 0, status: 1 }, operator.token)
    await page.goto(`/circle-detail?post=${own?.id}`)
    await page.getByRole('link', { name: author.user_nickname }).filter({ hasText: question }).click()
    await expect(page).toHaveURL(new RegExp(`circle-detail\\?post=${pollId}`))
    await theirs.close()
  })
  expect(complaints).toEqual([])
})
