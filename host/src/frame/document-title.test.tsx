import { beforeEach, describe, expect, test } from '@jest/globals'
import { usePageName } from '@pitchside/remote-kit'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { clientState, defaultSettings } from '../boot/client-state.store'
import { noContributions } from '../contributions/contributions'
import { pageAt } from '../contributions/page-title'
import { renderPage } from '../testing/render-page'
import { DocumentTitle } from './document-title'

/** An article that loads, then one after the other; its page may still be on the screen when the next one is asked for. */
function Article() {
  const [name, setName] = useState<string>()
  usePageName(name)
  const headlines = ['德比之夜', '补时绝杀']
  return headlines.map((one) => (
    <button key={one} type="button" onClick={() => setName(one)}>
      {one}
    </button>
  ))
}

function Site() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      {isOpen ? <Article /> : undefined}
      <button type="button" onClick={() => setOpen(false)}>
        关
      </button>
      <Link to="/login">登</Link>
      <DocumentTitle page={pageAt('/404', noContributions)} />
    </>
  )
}

beforeEach(() => clientState.setState({ settings: defaultSettings }))

describe('the title of the tab', () => {
  test('SHELL-03 carries the default name, then the one of the settings', async () => {
    await renderPage(<DocumentTitle page={pageAt('/login', noContributions)} />)
    expect(document.title).toBe('登录 - 场边直播')
    act(() => clientState.setState({ settings: { ...defaultSettings, siteName: '绿茵台' } }))
    expect(document.title).toBe('登录 - 绿茵台')
  })

  test('SHELL-03 a site with a name of its own has it before its settings are there: the document says it', async () => {
    const said = document.createElement('meta')
    said.setAttribute('property', 'og:site_name')
    document.head.append(said)
    said.content = '绿茵台'
    await renderPage(<DocumentTitle page={pageAt('/login', noContributions)} />)
    expect(document.title).toBe('登录 - 绿茵台')
    said.remove()
  })

  test('SHELL-03 the home page has no suffix', async () => {
    await renderPage(<DocumentTitle page={pageAt('/main', noContributions)} />)
    expect(document.title).toBe('首页')
  })

  test('SHELL-03 begins with the name of what the page shows, and is the route’s again after it', async () => {
    window.history.replaceState({}, '', '/detail')
    await renderPage(<Site />, { at: '/detail' })
    const general = document.title
    expect(general).toMatch(/ - 场边直播$/)
    const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
    press('德比之夜')
    expect(document.title).toBe('德比之夜 - 场边直播')
    press('补时绝杀')
    expect(document.title).toBe('补时绝杀 - 场边直播')
    act(() => screen.getByRole('link', { name: '登' }).click())
    // The article is still drawn, the address is the next page's.
    expect(document.title).toBe(general)
    press('关')
    expect(document.title).toBe(general)
  })
})
