import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { type BusEvents, bus } from '@pitchside/bus'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { type Contributions, noContributions } from '../../contributions/contributions'
import { type AnsweringServer, startAnsweringServer } from '../../testing/answering-server'
import { renderPage } from '../../testing/render-page'
import { forgetEverything, signInAs } from '../../testing/session'
import { Header } from './header'

const contributions: Contributions = {
  ...noContributions,
  menu: [
    { into: 'header.tabs', label: '预测', to: '/foresight', order: 60 },
    {
      into: 'header.tabs',
      label: '比分',
      to: '/football',
      order: 10,
      children: [
        { label: '足球比分', to: '/football' },
        { label: '篮球比分', to: '/basketball' },
      ],
    },
    { into: 'side.menu', label: '排行', to: '/rank', order: 1 },
  ],
}

let server: AnsweringServer
let asked: BusEvents['login.requested'][]
let stop: () => void

const isAsWide = (width: number) => Object.defineProperty(window.screen, 'width', { value: width, configurable: true })

beforeEach(async () => {
  forgetEverything()
  const ownUser = {
    id: 7,
    user_nickname: '老周',
    avatar: '',
    balance: '126.5',
    is_anchor: 0,
    exp_icon: '',
    level: 27,
    tier: 3,
  }
  server = await startAnsweringServer({ getOwnUser: { data: ownUser } })
  asked = []
  stop = bus.on('login.requested', (request) => void asked.push(request))
})
afterEach(async () => {
  stop()
  await server.close()
})

const draw = (at = '/main') =>
  renderPage(<Header mayHide={false} onOpenMenu={() => undefined} />, { at, contributions })
const address = () => screen.getByTestId('address').textContent
const openCard = async () => {
  await act(async () => screen.getByRole('link', { name: /个人中心/ }).focus())
}

describe('the header', () => {
  test('HDR-01 the logo leads home; tabs stand in order, the current one is marked', async () => {
    await draw('/basketball')
    expect(screen.getByRole('link', { name: '场边直播 首页' }).getAttribute('href')).toBe('/main')
    const tabs = within(screen.getByRole('navigation', { name: '主导航' }))
    expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual(['首页', '比分', '预测'])
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('比分')
  })

  test('HDR-01 a tab opens its submenu on focus, Esc closes it', async () => {
    await draw()
    const tab = screen.getByRole('link', { name: '比分' })
    act(() => tab.focus())
    expect(tab.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(screen.getByRole('link', { name: '篮球比分' }))
    expect(address()).toBe('/basketball')
    fireEvent.keyDown(tab, { key: 'Escape' })
    expect(tab.getAttribute('aria-expanded')).toBe('false')
  })

  test('HDR-03 the language switch offers Chinese and English', async () => {
    await draw()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '语言' })))
    const items = await screen.findAllByRole('menuitemcheckbox')
    expect(items.map((item) => item.textContent)).toEqual(['简体中文', 'English'])
    expect(items[0]?.getAttribute('aria-checked')).toBe('true')
  })

  test('HDR-03 the app popover has a real QR code of the download address', async () => {
    isAsWide(1_440)
    await draw()
    act(() => screen.getByRole('link', { name: '下载应用' }).focus())
    const code = (await screen.findByRole('img', { name: '应用下载二维码' })) as HTMLImageElement
    expect(code.src).toMatch(/^data:image\/png;base64,/)
  })

  test('SHELL-06 the screen of a phone has the way to the app, and no code that it would have to scan itself', async () => {
    isAsWide(1_079)
    await draw()
    act(() => screen.getByRole('link', { name: '下载应用' }).focus())
    expect(await screen.findByRole('link', { name: '查看安装教程' })).toBeTruthy()
    expect(screen.queryByText('扫码下载 App')).toBeNull()
    expect(screen.queryByRole('img', { name: '应用下载二维码' })).toBeNull()
  })

  test('HDR-04 go live: a visitor logs in first and then gets where a user without a room belongs', async () => {
    await draw()
    fireEvent.click(screen.getByRole('button', { name: '开播' }))
    expect(asked).toHaveLength(1)
    act(() => signInAs({ isAnchor: false }))
    await act(async () => asked[0]?.resume?.())
    expect(address()).toBe('/member?type=7')
  })

  test.each([
    [false, '/member?type=7'],
    [true, '/member?type=9'],
  ])('HDR-04 go live of a user with isAnchor %s leads to %s', async (isAnchor, to) => {
    signInAs({ isAnchor })
    await draw()
    expect(screen.getByRole('link', { name: '开播' }).getAttribute('href')).toBe(to)
  })

  test('HDR-05 the card of the signed-in user: who, level, balance, recharge, where to go', async () => {
    signInAs()
    await draw()
    await openCard()
    expect(await screen.findByTitle('等级 27')).toBeTruthy()
    expect(screen.getByText('126.5')).toBeTruthy()
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(to('充值')).toBe('/member?type=1&isRecharge=true')
    expect(to('我的空间')).toBe('/member?type=18')
    expect(to('个人主页')).toBe('/persona?id=7')
    expect(to('申请主播')).toBe('/member?type=7')
    let isAsked = false
    const stopListening = bus.on('logout.requested', () => {
      isAsked = true
    })
    fireEvent.click(screen.getByRole('button', { name: '退出登录' }))
    stopListening()
    expect(isAsked).toBe(true)
  })

  test('HDR-05 an anchor is not offered to apply', async () => {
    server.answer('getOwnUser', {
      data: { id: 7, user_nickname: '老周', avatar: '', balance: '1', is_anchor: 1, exp_icon: '', level: 1, tier: 0 },
    })
    signInAs({ isAnchor: true })
    await draw()
    await openCard()
    expect(screen.queryByRole('link', { name: '申请主播' })).toBeNull()
    expect(screen.getByRole('link', { name: '我的空间' })).toBeTruthy()
  })

  test('messages are for members and show a dot while something is unread', async () => {
    await draw()
    expect(screen.queryByRole('button', { name: '私信' })).toBeNull()
    act(() => signInAs())
    act(() => bus.emit('chat.unreadChanged', { count: 3 }))
    expect(screen.getByRole('button', { name: '私信，3 条未读' })).toBeTruthy()
  })

  test('SHELL-09 a visitor sees that support answered, and gets there', async () => {
    await draw()
    act(() => bus.emit('chat.unreadChanged', { count: 1 }))
    const requests: unknown[] = []
    const stopListening = bus.on('chat.requested', (request) => requests.push(request))
    fireEvent.click(screen.getByRole('button', { name: '私信，1 条未读' }))
    stopListening()
    expect(requests).toEqual([{ isOpen: true, isSupport: true }])
    act(() => bus.emit('chat.unreadChanged', { count: 0 }))
    expect(screen.queryByRole('button', { name: /私信/ })).toBeNull()
  })
})
