import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import type { AnchorHTMLAttributes } from 'react'
import { setDefaultLink } from '../link/link'
import { Button } from './button'

function RouterLink({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return (
    <a {...rest} href={to} data-router="yes">
      {rest.children}
    </a>
  )
}

afterEach(() => setDefaultLink(undefined))

describe('Button', () => {
  test('does not submit a form unless asked to', () => {
    render(<Button>关注</Button>)
    expect(screen.getByRole('button', { name: '关注' }).getAttribute('type')).toBe('button')
  })

  test('while loading it is busy, keeps its name and takes no clicks', () => {
    const onClick = jest.fn()
    render(
      <Button isLoading onClick={onClick}>
        提交
      </Button>,
    )
    const button = screen.getByRole('button', { name: '提交' })
    fireEvent.click(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(onClick).not.toHaveBeenCalled()
  })

  test('a loading submit button does not send its form', () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isLoading>
          登录
        </Button>
      </form>,
    )
    fireEvent.click(screen.getByRole('button', { name: '登录' }))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('with an address it is a link; inside the app it goes through the router', () => {
    setDefaultLink(RouterLink)
    render(
      <>
        <Button href="/football">足球</Button>
        <Button href="https://example.com">外站</Button>
      </>,
    )
    expect(screen.getByRole('link', { name: '足球' }).dataset.router).toBe('yes')
    expect(screen.getByRole('link', { name: '外站' }).dataset.router).toBeUndefined()
  })

  test('a link given by hand wins over the default one', () => {
    render(
      <Button href="/football" linkAs={RouterLink}>
        足球
      </Button>,
    )
    expect(screen.getByRole('link', { name: '足球' }).dataset.router).toBe('yes')
  })
})
