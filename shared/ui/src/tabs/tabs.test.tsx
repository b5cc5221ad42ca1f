import { describe, expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Tabs } from './tabs'

function Sample() {
  const [value, setValue] = useState<'chat' | 'noble' | 'guard'>('chat')
  return (
    <Tabs
      label="聊天室"
      value={value}
      onValueChange={setValue}
      items={[
        { value: 'chat', label: '聊天' },
        { value: 'noble', label: '贵族' },
        { value: 'guard', label: '守护' },
      ]}
    >
      内容 {value}
    </Tabs>
  )
}

const press = async (key: string) => {
  await act(async () => {
    fireEvent.keyDown(document.activeElement as Element, { key })
  })
}

describe('Tabs', () => {
  test('arrows move, select at once and go round', async () => {
    render(<Sample />)
    await act(async () => screen.getByRole('tab', { name: '聊天' }).focus())
    await press('ArrowRight')
    expect(screen.getByRole('tab', { name: '贵族' }).getAttribute('aria-selected')).toBe('true')
    expect(screen.getByRole('tabpanel').textContent).toBe('内容 noble')
    await press('ArrowLeft')
    await press('ArrowLeft')
    expect(screen.getByRole('tabpanel').textContent).toBe('内容 guard')
  })

  test('the Tab key stops at the chosen tab only; a disabled tab is passed over', async () => {
    render(
      <Tabs
        label="聊天室"
        value="guard"
        onValueChange={() => undefined}
        items={[
          { value: 'chat', label: '聊天' },
          { value: 'noble', label: '贵族', isDisabled: true },
          { value: 'guard', label: '守护' },
        ]}
      />,
    )
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, -1, 0])
    await act(async () => screen.getByRole('tab', { name: '守护' }).focus())
    await press('ArrowLeft')
    expect(document.activeElement?.textContent).toBe('聊天')
    await press('End')
    expect(document.activeElement?.textContent).toBe('守护')
  })

  test('the panel is named by its tab', () => {
    render(<Sample />)
    expect(screen.getByRole('tabpanel', { name: '聊天' })).toBeDefined()
  })
})
