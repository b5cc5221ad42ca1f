import { expect, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { show } from '../testing.fixture'
import { type Crop, middleCrop } from './picture-crop'
import { PictureCropper } from './picture-cropper'

const frame = { width: 512, height: 512 }

async function open(isDisabled = false) {
  const image = new Image()
  Object.defineProperties(image, { naturalWidth: { value: 900 }, naturalHeight: { value: 600 } })
  const crops: Crop[] = []
  function Page() {
    const [crop, setCrop] = useState(middleCrop)
    const change = (next: Crop) => {
      crops.push(next)
      setCrop(next)
    }
    return <PictureCropper {...{ image, frame, crop, isDisabled }} onCropChange={change} label="Preview" isRound />
  }
  await show(<Page />)
  const preview = screen.getByRole('img', { name: 'Preview' })
  // jsdom lays nothing out and captures no pointer.
  preview.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200)
  preview.setPointerCapture = () => undefined
  const drag = (points: readonly [number, number][]) => {
    const [from, ...to] = points.map(([clientX, clientY]) => ({ clientX, clientY, buttons: 1 }))
    fireEvent.pointerDown(preview, from)
    for (const point of to) fireEvent.pointerMove(preview, point)
    fireEvent.lostPointerCapture(preview)
  }
  return { preview, crops, drag }
}

test('MEM-01 the picture follows the pointer while it is held, and no longer', async () => {
  const { preview, crops, drag } = await open()
  fireEvent.pointerMove(preview, { clientX: 300, clientY: 100 })
  expect(crops).toEqual([])
  // A quarter of the frame, 150 px of the picture, in two steps: all the room there is.
  drag([
    [200, 200],
    [175, 200],
    [150, 200],
  ])
  expect(crops).toEqual([
    { zoom: 1, x: 75, y: 50 },
    { zoom: 1, x: 100, y: 50 },
  ])
  fireEvent.pointerMove(preview, { clientX: 300, clientY: 100 })
  expect(crops).toHaveLength(2)
})

test('MEM-01 the wheel brings it nearer where the pointer is; the page does not scroll', async () => {
  const { preview, crops } = await open()
  const turn = (deltaY: number) => fireEvent.wheel(preview, { deltaY, clientX: 100, clientY: 100 })
  expect(turn(-100)).toBe(false)
  turn(-100)
  expect(crops.map(({ zoom }) => Math.round(zoom * 100))).toEqual([110, 121])
  expect(screen.getByRole('slider', { name: 'Zoom' }).getAttribute('aria-valuetext')).toBe('121 %')
})

test('the sliders do the same by keyboard; those without room are off', async () => {
  const { crops } = await open()
  const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
  expect(slider('Up and down').disabled).toBe(true)
  fireEvent.change(slider('Left and right'), { target: { value: '0' } })
  fireEvent.change(slider('Zoom'), { target: { value: '2' } })
  expect(slider('Up and down').disabled).toBe(false)
  expect(crops.at(-1)).toEqual({ zoom: 2, x: 0, y: 50 })
})

test('while it is sent nothing moves', async () => {
  const { preview, crops, drag } = await open(true)
  drag([
    [200, 200],
    [150, 200],
  ])
  fireEvent.wheel(preview, { deltaY: -100, clientX: 150, clientY: 150 })
  expect(crops).toEqual([])
})
