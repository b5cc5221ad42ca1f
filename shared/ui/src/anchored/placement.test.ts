import { describe, expect, test } from '@jest/globals'
import { place } from './placement'

const view = { width: 1000, height: 600 }
const size = { width: 200, height: 100 }

describe('place', () => {
  test('below, lined up with the end of the anchor', () => {
    expect(place({ left: 500, top: 100, width: 40, height: 30 }, size, view, 'bottom', 'end', 6)).toEqual({
      top: 136,
      left: 340,
    })
  })

  test('goes above when there is no room below', () => {
    expect(place({ left: 500, top: 550, width: 40, height: 30 }, size, view, 'bottom', 'start', 6)).toEqual({
      top: 444,
      left: 500,
    })
  })

  test('goes below when there is no room above', () => {
    expect(place({ left: 500, top: 20, width: 40, height: 30 }, size, view, 'top', 'center', 8).top).toBe(58)
  })

  test('never leaves the view', () => {
    expect(place({ left: 980, top: 100, width: 20, height: 30 }, size, view, 'bottom', 'start', 6).left).toBe(792)
    expect(place({ left: 0, top: 100, width: 20, height: 30 }, size, view, 'bottom', 'end', 6).left).toBe(8)
  })

  test('stays in the column that holds it, unless it is too wide for it', () => {
    const anchor = { left: 930, top: 100, width: 20, height: 30 }
    const column = { left: 700, width: 260 }
    expect(place(anchor, size, view, 'bottom', 'start', 6, column).left).toBe(752)
    expect(place({ ...anchor, left: 702 }, size, view, 'bottom', 'end', 6, column).left).toBe(708)
    expect(place(anchor, size, view, 'bottom', 'start', 6, { left: 760, width: 200 }).left).toBe(792)
  })

  test('beside the anchor', () => {
    expect(place({ left: 100, top: 200, width: 40, height: 40 }, size, view, 'right', 'center', 8)).toEqual({
      top: 170,
      left: 148,
    })
  })
})
