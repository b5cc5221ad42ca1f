import { beforeEach, describe, expect, test } from '@jest/globals'
import { bus } from '@pitchside/bus'
import { act, screen } from '@testing-library/react'
import { clientState, defaultSettings } from '../../boot/client-state.store'
import { type Contributions, noContributions } from '../../contributions/contributions'
import { renderPage } from '../../testing/render-page'
import { Footer } from './footer'

const contributions: Contributions = {
  ...noContributions,
  menu: [
    { into: 'footer.scores', label: '足球比分', to: '/football', order: 1 },
    { into: 'footer.leagues', label: '英超', to: '/base-football?id=1', order: 1 },
  ],
}
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

beforeEach(() => clientState.setState({ settings: defaultSettings }))

describe('the footer', () => {
  test('HDR-08 links lists, leagues, about pages and agreements', async () => {
    await renderPage(<Footer />, { contributions })
    expect([linkTo('足球比分'), linkTo('英超')]).toEqual(['/football', '/base-football?id=1'])
    expect([linkTo('关于我们'), linkTo('用户协议'), linkTo('隐私政策')]).toEqual([
      '/about-user?type=1',
      '/about-user?type=3',
      '/about-user?type=4',
    ])
  })

  test('HDR-08 contacts, streaming software, Weibo code and ICP notice come from the settings', async () => {
    await renderPage(<Footer />, { contributions })
    expect(screen.queryByText('联系我们')).toBeNull()
    act(() =>
      clientState.setState({
        settings: {
          ...defaultSettings,
          anchorContact: 'anchor@pitchside.example',
          feedbackQq: '100 2026 12',
          supportEmail: 'care@pitchside.example',
          weiboQr: '/media/weibo.png',
          streamingSoftwareUrl: 'https://obs.example/',
          icp: '示例 00000000 号',
        },
      }),
    )
    expect(linkTo('anchor@pitchside.example')).toBe('mailto:anchor@pitchside.example')
    expect(linkTo('care@pitchside.example')).toBe('mailto:care@pitchside.example')
    expect(screen.getByText(/100 2026 12/)).toBeTruthy()
    expect(screen.getByRole('img', { name: '官方微博二维码' }).getAttribute('src')).toBe('/media/weibo.png')
    expect(linkTo('开播软件下载')).toBe('https://obs.example/')
    expect(screen.getByText('ICP备案号：示例 00000000 号')).toBeTruthy()
    // What support answered while the visitor was away is marked where the visitor asked.
    expect(screen.getByRole('button', { name: '在线客服' })).toBeTruthy()
    act(() => bus.emit('chat.unreadChanged', { count: 2 }))
    expect(screen.getByRole('button', { name: /^在线客服.*2 条未读$/ })).toBeTruthy()
  })

  test('HDR-08 one address for anchors and support is shown once; what is not set is not shown', async () => {
    const settings = {
      ...defaultSettings,
      anchorContact: 'hello@pitchside.example',
      supportEmail: 'hello@pitchside.example',
    }
    clientState.setState({ settings })
    await renderPage(<Footer />)
    expect(screen.getAllByRole('link', { name: 'hello@pitchside.example' })).toHaveLength(1)
    expect(screen.getByText(/^主播申请 · 客服邮箱/)).toBeTruthy()
    expect(screen.queryByText(/QQ|ICP/)).toBeNull()
  })

  test('SHELL-07 offers all three languages', async () => {
    await renderPage(<Footer />)
    expect(screen.getByRole('button', { name: 'Tiếng Việt' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '简体中文' }).getAttribute('aria-current')).toBe('true')
  })
})
