import { expect, jest, test } from '@jest/globals'
import { bus } from './index'

test('a listener that throws is reported and keeps the event from nobody', () => {
  const failures = jest.fn()
  const later = jest.fn()
  const disposers = [
    bus.on('failure.seen', failures),
    bus.on('chat.unreadChanged', () => {
      throw new Error('broken remote')
    }),
    bus.on('chat.unreadChanged', later),
  ]
  bus.emit('chat.unreadChanged', { count: 3 })
  expect(later).toHaveBeenCalledWith({ count: 3 })
  expect(failures).toHaveBeenCalledWith(
    expect.objectContaining({ where: 'bus:chat.unreadChanged', reason: 'listener-threw' }),
  )
  for (const dispose of disposers) dispose()
  expect(bus.listeners()).toBe(0)
})
