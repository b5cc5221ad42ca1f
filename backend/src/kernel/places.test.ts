import { describe, expect, test } from '@jest/globals'
import { createPlaces } from './places'

/** How many of these addresses get a place, one after the other. */
const taken = (places: ReturnType<typeof createPlaces>, addresses: string[]) =>
  addresses.filter((address) => places.take(address) !== undefined).length
const times = (count: number, address: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => address(number))

describe('EDGE-02 places of a line and of its network', () => {
  test.each([
    ['one IPv4 address', () => '203.0.113.7', 3],
    ['the same address over an IPv6 socket', (n: number) => (n % 2 ? '203.0.113.7' : '::ffff:203.0.113.7'), 3],
    ['addresses of one /64', (n: number) => `2001:db8:1:2::${n.toString(16)}`, 3],
    ['many /64 of one /48', (n: number) => `2001:db8:1:${n.toString(16)}::1`, 5],
    ['many addresses of one /24', (n: number) => `203.0.113.${n}`, 5],
    ['lines of many networks', (n: number) => `198.51.${n}.1`, 20],
    ['what is no address', () => 'unknown', 3],
  ])('%s', (_name, address, expected) => {
    expect(taken(createPlaces({ line: 3, network: 5 }), times(20, address))).toBe(expected)
  })

  test('a place that was given back is taken by the next one, whatever address of the line it has', () => {
    const places = createPlaces({ line: 2, network: 9 })
    const first = places.take('2001:db8::1')
    expect(places.take('2001:db8::2')).toBeDefined()
    expect(places.take('2001:db8::3')).toBeUndefined()
    first?.()
    expect(places.take('2001:db8::3')).toBeDefined()
    expect(places.take('2001:db8::1')).toBeUndefined()
  })

  test('an army of addresses that hold nothing does not make it forget who holds something', () => {
    const places = createPlaces({ line: 1, network: 1 })
    const giveBack = places.take('203.0.113.7')
    for (let number = 0; number < 30_000; number += 1) places.take(`10.${number >> 8}.${number & 255}.1`)?.()
    expect(places.take('203.0.113.8')).toBeUndefined()
    giveBack?.()
    expect(places.take('203.0.113.8')).toBeDefined()
  })
})
