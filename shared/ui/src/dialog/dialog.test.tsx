import { describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Menu } from '../menu/menu'
import { Select } from '../select/select'
import { AlertDialog } from './alert-dialog'
import { Dialog } from './dialog'
import { Drawer } from './drawer'

function Sample({ as: Box = Dialog }: { as?: typeof Dialog | typeof Drawer }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        打开
      </button>
      <Box isOpen={isOpen} onOpenChange={setIsOpen} title="登录已失效" description="请重新登录" closeLabel="关闭">
        <input aria-label="手机号" />
      </Box>
    </>
  )
}

const open = async () => {
  const opener = screen.getByRole('button', { name: '打开' })
  await act(async () => {
    opener.focus()
    fireEvent.click(opener)
  })
  return opener
}

describe.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('%s', (_name, Box) => {
  test('has its title as name, its description, and the focus', async () => {
    render(<Sample as={Box} />)
    await open()
    const dialog = screen.getByRole('dialog', { name: '登录已失效' })
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('请重新登录')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  })

  test('Esc closes it and the focus goes back to what opened it', async () => {
    render(<Sample as={Box} />)
    const opener = await open()
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
    await act(async () => {
      fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  test('the cross closes it', async () => {
    render(<Sample as={Box} />)
    await open()
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('what opens inside a dialog', () => {
  test('Esc closes it first and the dialog stays; a press in it does not close the dialog', async () => {
    const onOpenChange = jest.fn()
    const onSelect = jest.fn()
    render(
      <Dialog isOpen onOpenChange={onOpenChange} title="设置" closeLabel="关闭">
        <Select
          label="画质"
          options={[{ value: 'hd', label: '高清' }]}
          value={undefined}
          onValueChange={() => undefined}
        />
        <Menu trigger={<button type="button">更多</button>} items={[{ id: 'report', label: '举报', onSelect }]} />
      </Dialog>,
    )
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '关闭' })))
    const control = screen.getByRole('combobox', { name: '画质' })
    await act(async () => {
      control.focus()
      fireEvent.click(control)
    })
    await act(async () => {
      fireEvent.keyDown(control, { key: 'Escape' })
    })
    expect(screen.queryByRole('listbox')).toBeNull()
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '更多' }))
    })
    await act(async () => {
      fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
    })
    expect(screen.queryByRole('menu')).toBeNull()
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '更多' }))
    })
    await act(async () => {
      const line = screen.getByRole('menuitem', { name: '举报' })
      fireEvent.pointerDown(line)
      fireEvent.mouseDown(line)
      fireEvent.click(line)
    })
    expect(onSelect).toHaveBeenCalledTimes(1)
    expect(onOpenChange).not.toHaveBeenCalled()
  })
})

describe('AlertDialog', () => {
  test('confirms without closing by itself, and takes no second confirmation while busy', async () => {
    const onConfirm = jest.fn()
    const onOpenChange = jest.fn()
    const box = (isBusy: boolean) => (
      <AlertDialog
        isOpen
        onOpenChange={onOpenChange}
        title="删除动态？"
        description="删除后不能恢复"
        confirmLabel="删除"
        cancelLabel="取消"
        isDangerous
        isBusy={isBusy}
        onConfirm={onConfirm}
      />
    )
    const { rerender } = render(box(false))
    expect(await screen.findByRole('alertdialog', { name: '删除动态？' })).toBeDefined()
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '删除' }))
    })
    rerender(box(true))
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '删除' }))
    })
    expect(onConfirm).toHaveBeenCalledTimes(1)
    expect(onOpenChange).not.toHaveBeenCalled()
  })
})
