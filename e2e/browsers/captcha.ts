import { expect } from '@playwright/test'
import type { Tab } from './tab'

/** The id of a captcha is in no element: keeps it from the reply that brings the picture. Resolves with how to ask for it. */
export async function listenForCaptcha(tab: Tab): Promise<() => Promise<string>> {
  await tab.read(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      this.addEventListener('load', () => {
        if (!/getCaptcha/i.test(this.responseURL)) return
        const reply = JSON.parse(new TextDecoder().decode(this.response))
        Object.assign(window, { captchaId: reply.data.id })
      })
      send.call(this, body)
    }
  })
  return async () => {
    const seen = () => tab.read(() => (window as { captchaId?: string }).captchaId ?? '')
    await expect.poll(seen).not.toBe('')
    return seen()
  }
}

/** Drags the piece `x` px of its picture as a hand does: fast, then slow, a little up and down. */
export async function slide(tab: Tab, slider: string, x: number): Promise<void> {
  const { from, way } = await tab.read(
    (one: string, place: number) => {
      const handle = document.querySelector(one)
      const bar = handle?.parentElement?.getBoundingClientRect()
      if (!handle || !bar) throw new Error('the captcha is not on the screen')
      const box = handle.getBoundingClientRect()
      const furthest = Number(handle.getAttribute('aria-valuemax'))
      const start = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
      return { from: start, way: (place / furthest) * (bar.width - box.width) }
    },
    slider,
    x,
  )
  let hand = tab.driver
    .actions()
    .move({ ...from, duration: 0 })
    .press()
  const steps = 24
  for (let step = 1; step <= steps; step += 1) {
    const share = 1 - (1 - step / steps) ** 2
    hand = hand.move({ x: Math.round(from.x + way * share), y: from.y + (step % 3), duration: 20 })
  }
  await hand.release().perform()
}
