import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Dialog } from '../dialog/dialog'
import { dismissToast, toast } from './toast-store'
import { ToastViewport } from './toast-viewport'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  act(() => dismissToast())
  jest.useRealTimers()
})

const show = (...args: Parameters<typeof toast>) => act(() => toast(...args))
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const region = () => screen.getByRole('region', { name: '提示' })

describe('toast', () => {
  test('stays five seconds', () => {
    render(<ToastViewport label="提示" closeLabel="关闭" />)
    show('签到成功', { tone: 'success' })
    pass(4999)
    expect(screen.queryByText('签到成功')).not.toBeNull()
    pass(1)
    expect(screen.queryByText('签到成功')).toBeNull()
  })

  test('the pointer stops its clock; the rest of the time goes on afterwards', () => {
    render(<ToastViewport label="提示" closeLabel="关闭" />)
    show('签到成功')
    pass(3000)
    fireEvent.mouseMove(region())
    pass(60_000)
    expect(screen.queryByText('签到成功')).not.toBeNull()
    fireEvent.mouseLeave(region())
    pass(1999)
    expect(screen.queryByText('签到成功')).not.toBeNull()
    pass(1)
    expect(screen.queryByText('签到成功')).toBeNull()
  })

  test('one that appears under a resting pointer goes in its time', () => {
    render(<ToastViewport label="提示" closeLabel="关闭" />)
    show('签到成功')
    fireEvent.mouseEnter(region())
    pass(5000)
    expect(screen.queryByText('签到成功')).toBeNull()
  })

  test('errors are alerts, the others are statuses', () => {
    render(<ToastViewport label="提示" closeLabel="关闭" />)
    show('请登录后操作', { tone: 'error' })
    show('已保存')
    expect(screen.getByRole('alert').textContent).toContain('请登录后操作')
    expect(screen.getByRole('status').textContent).toContain('已保存')
  })

  test('what failed before does not stand beside what succeeded; other notes stay', () => {
    render(<ToastViewport label="提示" closeLabel="关闭" />)
    show('保存失败')
    show('昵称不能使用', { tone: 'error' })
    show('已保存', { tone: 'success' })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getAllByRole('status').map((note) => note.textContent)).toEqual(['保存失败', '已保存'])
  })

  test('three at most, the oldest gives way; the same id replaces', () => {
    render(<ToastViewport label="提示" closeLabel="关闭" />)
    for (const text of ['一', '二', '三', '四']) show(text)
    expect(screen.getAllByRole('status').map((note) => note.textContent)).toEqual(['二', '三', '四'])
    show('上传 10%', { id: 'upload', tone: 'loading' })
    show('上传完成', { id: 'upload', tone: 'success' })
    expect(screen.queryByText('上传 10%')).toBeNull()
    expect(screen.getByText('上传完成')).toBeDefined()
  })

  test('the action runs and closes it', () => {
    const onClick = jest.fn()
    render(<ToastViewport label="提示" closeLabel="关闭" />)
    show('已取消关注', { action: { label: '撤销', onClick } })
    fireEvent.click(screen.getByRole('button', { name: '撤销' }))
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('已取消关注')).toBeNull()
  })

  test('another copy of the package shows its toasts on the same screen', async () => {
    render(<ToastViewport label="提示" closeLabel="关闭" />)
    let other: typeof import('./toast-store.ts') | undefined
    // Asked from Jest itself: what a test imports comes from one script, where there is one of each.
    jest.isolateModules(() => {
      other = jest.requireActual<typeof import('./toast-store.ts')>(require.resolve('./toast-store.ts'))
    })
    expect(other?.toast).not.toBe(toast)
    act(() => {
      other?.toast('来自另一个模块')
    })
    expect(screen.getByText('来自另一个模块')).toBeDefined()
  })

  test('SHELL-16 a note is there for screen readers while a modal dialog is open', async () => {
    render(
      <>
        <main>page</main>
        <ToastViewport label="提示" closeLabel="关闭" />
        <Dialog isOpen onOpenChange={() => undefined} title="登录" closeLabel="关闭">
          form
        </Dialog>
      </>,
    )
    await act(async () => undefined)
    expect(screen.getByRole('dialog')).toBeTruthy()
    show('密码不正确', { tone: 'error' })
    expect(screen.queryByRole('main')).toBeNull()
    expect(screen.getByRole('alert').textContent).toBe('密码不正确')
  })
})
