import { describe, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'

import { useState } from 'react'
import { NumberField } from './number-field'
import { PasswordField } from './password-field'
import { SearchField } from './search-field'
import { TextArea, TextField } from './text-field'

function Search({ onSearch }: { onSearch: (value: string) => void }) {
  const [value, setValue] = useState(' 阿森纳 ')
  return <SearchField label="搜索" clearLabel="清空" value={value} onValueChange={setValue} onSearch={onSearch} />
}

describe('TextField', () => {
  test('is named by its label and described by its error', () => {
    render(<TextField label="手机号" error="请输入手机号" />)
    const input = screen.getByRole('textbox', { name: '手机号' })
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('请输入手机号')
    expect(screen.getByRole('alert').textContent).toBe('请输入手机号')
  })
})

function Amount() {
  const [value, setValue] = useState('')
  return <NumberField label="Amount" wrongText="Whole numbers" value={value} onValueChange={setValue} />
}

describe('NumberField', () => {
  test('keeps what is typed and refuses it beside the field: no -1 becomes 1, no 1e9 becomes 19', () => {
    render(<Amount />)
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
    for (const text of ['-1', '1e9', '1.5', '12345678901234567890']) {
      fireEvent.change(input, { target: { value: text } })
      expect([input.value, screen.getByRole('alert').textContent]).toEqual([text, 'Whole numbers'])
    }
    fireEvent.change(input, { target: { value: ' 120 ' } })
    expect([input.value, screen.queryByRole('alert')]).toEqual(['120', null])
  })
})

describe('TextArea', () => {
  test('SHELL-18 counts and cuts signs: an emoji is one, and none is cut in two', () => {
    render(<TextArea label="简介" hasCount maxLength={50} />)
    const area = screen.getByLabelText<HTMLTextAreaElement>('简介')
    fireEvent.change(area, { target: { value: '🔥'.repeat(51) } })
    expect(area.value).toBe('🔥'.repeat(50))
    expect(screen.getByText('50 / 50')).toBeTruthy()
    expect(area.maxLength).toBe(100)
  })

  test('counts what is written', () => {
    render(<TextArea label="简介" hasCount maxLength={50} defaultValue="看球" />)
    fireEvent.change(screen.getByRole('textbox', { name: '简介' }), { target: { value: '看球，就在场边' } })
    expect(screen.getByText('7 / 50')).toBeDefined()
  })
})

describe('PasswordField', () => {
  test('the eye shows and hides the password', () => {
    render(<PasswordField label="密码" showLabel="显示密码" hideLabel="隐藏密码" defaultValue="secret" />)
    const input = screen.getByLabelText<HTMLInputElement>('密码')
    expect(input.type).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: '显示密码' }))
    expect(input.type).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: '隐藏密码' }))
    expect(input.type).toBe('password')
  })
})

describe('SearchField', () => {
  test('Enter searches the trimmed text, but not while an input method composes', () => {
    const onSearch = jest.fn()
    render(<Search onSearch={onSearch} />)
    const input = screen.getByRole('searchbox', { name: '搜索' })
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    expect(onSearch).not.toHaveBeenCalled()
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(onSearch).toHaveBeenCalledWith('阿森纳')
  })

  test('Esc and the cross clear it', () => {
    render(<Search onSearch={() => undefined} />)
    const input = screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索' })
    fireEvent.click(screen.getByRole('button', { name: '清空' }))
    expect(input.value).toBe('')
    fireEvent.change(input, { target: { value: 'CBA' } })
    fireEvent.keyDown(input, { key: 'Escape' })
    expect(input.value).toBe('')
  })
})
