import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { bus } from '@pitchside/bus'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { type Contributions, noContributions } from '../../contributions/contributions'
import { renderPage } from '../../testing/render-page'
import { forgetEverything, signInAs } from '../../testing/session'
import { Toasts } from '../notices/toasts'
import { followMenuCounts } from './menu-counts.store'
import { MenuDrawer } from './menu-drawer'
import { SideMenu } from './side-menu'

const contributions: Contributions = {
  ...noContributions,
  menu: [
    {
      into: 'side.menu',
      label: '主播',
      to: '/anchor?type=0',
      order: 50,
      children: [
        { label: '全部', to: '/anchor?type=0' },
        { label: '足球', to: '/anchor?type=1' },
      ],
    },
    { into: 'side.menu', label: '关注', to: '/attention', order: 30 },
    { into: 'header.tabs', label: '预测', to: '/foresight', order: 1 },
  ],
}
const open = { isCollapsed: false, canToggle: true, toggle: () => undefined }

beforeEach(forgetEverything)

describe('the side menu', () => {
  test('HDR-07 shows what remotes contribute, in order; the page is marked', async () => {
    await renderPage(<SideMenu sidebar={open} />, { at: '/anchor?type=1', contributions })
    const menu = within(screen.getByRole('navigation', { name: '侧边菜单' }))
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(['关注', '主播', '全部', '足球', '下载'])
    expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('足球')
  })

  test('HDR-07 collapsed, children are hidden and their entry is marked', async () => {
    await renderPage(<SideMenu sidebar={{ ...open, isCollapsed: true }} />, { at: '/anchor?type=1', contributions })
    expect(screen.queryByText('足球')).toBeNull()
    // A name that the narrow menu cuts can be read whole.
    for (const name of ['关注', '主播'])
      expect(screen.getByText(name).closest('[title]')?.getAttribute('title')).toBe(name)
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('主播')
  })

  test('HDR-07 download leads to the app; to apply, a visitor logs in first', async () => {
    const asked = jest.fn()
    const stop = bus.on('login.requested', asked)
    await renderPage(<SideMenu sidebar={open} />, { contributions })
    expect(screen.getByRole('link', { name: '下载' }).getAttribute('href')).toBe('/downLoad')
    fireEvent.click(screen.getByRole('button', { name: '申请主播' }))
    expect(asked).toHaveBeenCalledTimes(1)
    act(() => signInAs())
    expect(screen.getByRole('link', { name: '申请主播' }).getAttribute('href')).toBe('/member?type=7')
    stop()
  })

  test('a remote may put a number beside an entry', async () => {
    const stop = followMenuCounts()
    await renderPage(<SideMenu sidebar={open} />, { contributions })
    act(() => bus.emit('menu.countChanged', { to: '/attention', count: 3 }))
    expect(screen.getByTitle('3 个正在直播')).toBeTruthy()
    act(() => bus.emit('menu.countChanged', { to: '/attention', count: 0 }))
    expect(screen.queryByTitle('3 个正在直播')).toBeNull()
    stop()
  })
})

describe('the drawer of a narrow window', () => {
  test('SHELL-13 holds tabs and side menu, and closes with a choice', async () => {
    const change = jest.fn()
    await renderPage(<MenuDrawer isOpen onOpenChange={change} />, { contributions })
    fireEvent.click(await screen.findByRole('link', { name: '预测' }))
    expect(change).toHaveBeenCalledWith(false)
    expect(screen.getByTestId('address').textContent).toBe('/foresight')
  })

  test('HDR-05 my space tells a visitor to log in and retry, and opens for a member', async () => {
    await renderPage(
      <>
        <MenuDrawer isOpen onOpenChange={() => undefined} />
        <Toasts />
      </>,
      { contributions },
    )
    fireEvent.click(await screen.findByRole('button', { name: '我的空间' }))
    expect(screen.getByText('请登录后重试')).toBeTruthy()
    expect(screen.getByTestId('address').textContent).toBe('/main')
    act(() => signInAs())
    fireEvent.click(screen.getByRole('button', { name: '我的空间' }))
    expect(screen.getByTestId('address').textContent).toBe('/member?type=18')
  })
})
