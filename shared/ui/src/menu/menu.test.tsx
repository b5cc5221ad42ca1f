import { describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Menu } from './menu'

const press = async (key: string) => {
  await act(async () => {
    fireEvent.keyDown(document.activeElement as Element, { key })
    fireEvent.keyUp(document.activeElement as Element, { key })
  })
}

describe('Menu', () => {
  test('opens by keyboard, arrows move, Enter chooses, and the focus returns', async () => {
    const onSelect = jest.fn()
    render(
      <Menu
        trigger={<button type="button">画质</button>}
        items={[
          { id: 'source', label: '原画', isChecked: true },
          { id: 'report', label: '举报', onSelect },
        ]}
      />,
    )
    const trigger = screen.getByRole('button', { name: '画质' })
    await act(async () => trigger.focus())
    await press('ArrowDown')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('原画'))
    expect(screen.getByRole('menuitemcheckbox', { name: '原画' }).getAttribute('aria-checked')).toBe('true')
    await press('ArrowDown')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('举报'))
    // Enter on a focused button is a click; jsdom leaves that to us.
    fireEvent.click(document.activeElement as Element)
    expect(onSelect).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(trigger))
  })

  test('typing jumps to the line that begins so; a press elsewhere closes', async () => {
    render(
      <Menu
        trigger={<button type="button">Quality</button>}
        items={[
          { id: 'source', label: 'Source' },
          { id: 'hd', label: 'HD' },
        ]}
      />,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Quality' }))
    await press('h')
    expect(document.activeElement?.textContent).toBe('HD')
    fireEvent.pointerDown(document.body)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  test('a line with an address is a link', async () => {
    render(
      <Menu
        isOpen
        trigger={<button type="button">我的</button>}
        items={[{ id: 'wallet', label: '钱包', href: '/member' }]}
      />,
    )
    expect((await screen.findByRole('menuitem', { name: '钱包' })).getAttribute('href')).toBe('/member')
  })
})
