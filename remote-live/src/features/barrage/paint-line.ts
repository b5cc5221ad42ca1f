import {
  badgeFont,
  barrageFont,
  type FlyingLine,
  type LineLook,
  linePicturePx,
} from '../../parts/barrage-line/barrage-line'
import { bubbleStyleOf, type Context, paintBubble } from './bubble-art'
import { badgePadPx, isFramed, textLeft } from './line-look'

/** Colours the painter needs, read from the page's tokens. */
export interface BarrageColors {
  text: string
  outline: string
  own: string
  ownFill: string
  ink: string
  tiers: readonly string[]
}

/** Room around a line in its picture: outlines reach out of the box. */
export const spritePadPx = 4

interface Box {
  width: number
  height: number
}

function pill(context: Context, x: number, y: number, width: number, height: number): void {
  context.beginPath()
  context.roundRect(x, y, width, height, height / 2)
}

/** The bar of a high rank: deep in its colour at the badge, clear at the end. */
function paintBar(context: Context, look: LineLook, { width, height }: Box, colors: BarrageColors): void {
  const tint = colors.tiers[(look.tier ?? 1) - 1] ?? colors.own
  const inner = height - 4
  pill(context, 0.75, 2, width - 1.5, inner)
  const fade = context.createLinearGradient(0, 0, width, 0)
  fade.addColorStop(0, tint)
  fade.addColorStop(1, 'rgb(0 0 0 / 0)')
  context.fillStyle = colors.ownFill
  context.fill()
  context.globalAlpha = 0.72
  context.fillStyle = fade
  context.fill()
  context.globalAlpha = 0.85
  context.strokeStyle = look.isMine ? colors.own : tint
  context.lineWidth = look.isMine ? 2 : 1
  context.stroke()
  context.globalAlpha = 1
  if (!look.badge || !look.badgeWidth) return
  pill(context, 4, 5, look.badgeWidth + badgePadPx * 2, inner - 6)
  context.fillStyle = tint
  context.fill()
  context.font = badgeFont(look.fontPx)
  context.textBaseline = 'middle'
  context.fillStyle = colors.ink
  context.fillText(look.badge, 4 + badgePadPx, height / 2 + 0.5)
}

function paintOwn(context: Context, { width, height }: Box, colors: BarrageColors, isFilled: boolean): void {
  pill(context, 1, 2, width - 2, height - 4)
  if (isFilled) {
    context.fillStyle = colors.ownFill
    context.fill()
  }
  context.strokeStyle = colors.own
  context.lineWidth = 2
  context.stroke()
}

/** A picture of a line that has come. */
export type PictureOf = (src: string) => ImageBitmap | undefined

/** Paints words from `left` on, squeezed where they have no more than `maxWidth`. */
function paintWords(
  context: Context,
  words: string,
  { left, maxWidth }: { left: number; maxWidth?: number },
  look: LineLook,
  colors: BarrageColors,
): void {
  const y = look.height / 2 + 1
  if (!look.bubble) {
    context.strokeStyle = colors.outline
    context.lineWidth = isFramed(look) ? 2 : 2.5
    context.strokeText(words, left, y, maxWidth)
  }
  context.fillStyle = look.color ?? (look.bubble ? bubbleStyleOf(look.bubble).text : colors.text)
  context.fillText(words, left, y, maxWidth)
}

/** Paints a picture whole into a square. */
function paintPicture(context: Context, picture: ImageBitmap, box: { left: number; top: number; size: number }): void {
  const scale = box.size / Math.max(picture.width, picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  context.drawImage(picture, box.left + (box.size - width) / 2, box.top + (box.size - height) / 2, width, height)
}

/** Paints a line with what is around it, its box at 0, 0. */
export function paintLine(
  context: Context,
  { text, parts = [text], look, width }: Pick<FlyingLine, 'text' | 'parts' | 'look' | 'width'>,
  colors: BarrageColors,
  pictureOf: PictureOf,
): void {
  const box = { width, height: look.height }
  if (look.isStanding) {
    pill(context, 1, 2, box.width - 2, box.height - 4)
    context.fillStyle = 'rgb(8 10 12 / 0.94)'
    context.fill()
  }
  if (look.tier) paintBar(context, look, box, colors)
  else if (look.bubble) paintBubble(context, look.bubble, { x: 0, ...box })
  if (look.isMine && !look.tier) paintOwn(context, box, colors, !look.bubble)
  context.font = barrageFont(look.fontPx)
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  let x = textLeft(look)
  for (const part of parts) {
    if (typeof part === 'string') {
      paintWords(context, part, { left: x }, look, colors)
      if (parts.length > 1) x += context.measureText(part).width
      continue
    }
    const size = linePicturePx(look.fontPx)
    const picture = pictureOf(part.src)
    if (picture) paintPicture(context, picture, { left: x, top: (look.height - size) / 2, size })
    else paintWords(context, part.alt, { left: x, maxWidth: size }, look, colors)
    x += size
  }
}

export const countText = (count: number): string => (count > 99 ? '99+' : `×${count}`)

/** The mark of repeats, in the gap behind a line. */
export function paintCount(context: Context, count: number, { fontPx }: LineLook, colors: BarrageColors): void {
  context.font = `800 ${Math.round(fontPx * 0.62)}px Arial, sans-serif`
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = 2.5
  context.strokeStyle = colors.outline
  context.strokeText(countText(count), 2, fontPx * 0.45)
  context.fillStyle = colors.own
  context.fillText(countText(count), 2, fontPx * 0.45)
}
