import { beforeEach, describe, expect, test } from '@jest/globals'
import { act } from '@testing-library/react'
import { clientState, defaultSettings } from '../boot/client-state.store'
import { noContributions } from '../contributions/contributions'
import { pageAt } from '../contributions/page-title'
import { renderPage } from '../testing/render-page'
import { DocumentTitle } from './document-title'
import { siteNameIn } from './use-site-name'

beforeEach(() => clientState.setState({ settings: defaultSettings }))

describe('the title of the tab', () => {
  test('SHELL-03 carries the default name, then the one of the settings', async () => {
    await renderPage(<DocumentTitle page={pageAt('/login', noContributions)} />)
    expect(document.title).toBe('登录 - 场边直播')
    act(() => clientState.setState({ settings: { ...defaultSettings, siteName: '绿茵台' } }))
    expect(document.title).toBe('登录 - 绿茵台')
  })

  test('SHELL-03 the home page has no suffix', async () => {
    await renderPage(<DocumentTitle page={pageAt('/main', noContributions)} />)
    expect(document.title).toBe('首页')
  })

  test('an operator who has not renamed the site has its name in every language', () => {
    expect(siteNameIn('场边直播', 'Pitchside', false)).toBe('Pitchside')
    expect(siteNameIn('绿茵台', 'Pitchside', false)).toBe('绿茵台')
  })
})
