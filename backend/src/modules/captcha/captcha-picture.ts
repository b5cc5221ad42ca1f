import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Canvas, createCanvas, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../kernel/random'
import { packageRoot } from '../../package-root'
import { picture } from './captcha.rules'

const { width, height, piece } = picture
const knob = 8

export interface CaptchaPicture {
  /** data URIs */
  image: string
  piece: string
  x: number
  y: number
}

/** The outline of the piece, from its top left corner: a square with a knob at the right and a notch at the bottom. */
function outline(context: SKRSContext2D, x: number, y: number): void {
  const side = piece - knob
  const middle = side / 2
  context.beginPath()
  context.moveTo(x, y + knob)
  context.lineTo(x + middle - knob, y + knob)
  context.arc(x + middle, y + knob, knob - 1, Math.PI, 0)
  context.lineTo(x + side, y + knob)
  context.lineTo(x + side, y + knob + middle - knob)
  context.arc(x + side, y + knob + middle, knob - 1, -Math.PI / 2, Math.PI / 2)
  context.lineTo(x + side, y + piece)
  context.lineTo(x, y + piece)
  context.closePath()
}

/** A pitch under floodlights, for the case that there are no cover pictures. */
function paintPitch(context: SKRSContext2D, random: Random): void {
  const stripe = random.integer(22, 40)
  for (let x = 0; x < width; x += stripe) {
    context.fillStyle = (x / stripe) % 2 < 1 ? '#1d6b3a' : '#1a6234'
    context.fillRect(x, 0, stripe, height)
  }
  context.strokeStyle = 'rgba(255,255,255,.7)'
  context.lineWidth = 2
  const centre = random.integer(80, width - 80)
  context.strokeRect(centre, -10, 0, height + 20)
  context.beginPath()
  context.arc(centre, height / 2, random.integer(30, 60), 0, Math.PI * 2)
  context.stroke()
  context.strokeRect(-10, random.integer(20, 50), random.integer(40, 80), random.integer(60, 100))
}

/** Part of a cover, at a size and place that differ each time. */
function paintCover(context: SKRSContext2D, cover: Image, random: Random): void {
  const scale = Math.max(width / cover.width, height / cover.height) * (1 + random.fraction() * 0.5)
  const w = cover.width * scale
  const h = cover.height * scale
  context.drawImage(cover, -(w - width) * random.fraction(), -(h - height) * random.fraction(), w, h)
}

/** Specks and thin lines, so that the hole is not the only edge. */
function paintNoise(context: SKRSContext2D, random: Random): void {
  for (let i = 0; i < 90; i++) {
    context.fillStyle = `rgba(255,255,255,${0.05 + random.fraction() * 0.12})`
    context.fillRect(random.integer(0, width), random.integer(0, height), 2, 2)
  }
  for (let i = 0; i < 5; i++) {
    context.strokeStyle = `rgba(0,0,0,${0.08 + random.fraction() * 0.12})`
    context.beginPath()
    context.moveTo(random.integer(0, width), random.integer(0, height))
    context.lineTo(random.integer(0, width), random.integer(0, height))
    context.stroke()
  }
}

function paintHole(context: SKRSContext2D, x: number, y: number, darkness: number): void {
  outline(context, x, y)
  context.fillStyle = `rgba(6,10,12,${darkness})`
  context.fill()
  context.strokeStyle = 'rgba(255,255,255,.55)'
  context.lineWidth = 1
  context.stroke()
}

function cutPiece(source: Canvas, x: number, y: number): string {
  const canvas = createCanvas(piece, piece)
  const context = canvas.getContext('2d')
  outline(context, 0, 0)
  context.save()
  context.clip()
  context.drawImage(source, -x, -y)
  context.restore()
  context.strokeStyle = 'rgba(255,255,255,.9)'
  context.lineWidth = 1.5
  context.stroke()
  return canvas.toDataURL('image/png')
}

/** Draws pictures with a hole, its piece, and two shallow holes that mislead. */
export function createCaptchaPainter(random: Random, folder = join(packageRoot, 'assets/covers')) {
  const covers = new Map<string, Promise<Image>>()
  let names: Promise<string[]> | undefined
  async function chooseCover(): Promise<Image | undefined> {
    names ??= readdir(folder).catch(() => [])
    const choices = (await names).filter((name) => name.endsWith('.webp'))
    const name = choices[random.integer(0, Math.max(0, choices.length - 1))]
    if (!name) return undefined
    const cover = covers.get(name) ?? loadImage(join(folder, name))
    covers.set(name, cover)
    return cover
  }
  return async (): Promise<CaptchaPicture> => {
    const cover = await chooseCover()
    const canvas = createCanvas(width, height)
    const context = canvas.getContext('2d')
    if (cover) paintCover(context, cover, random)
    else paintPitch(context, random)
    paintNoise(context, random)
    const x = random.integer(piece + 24, width - piece - 8)
    const y = random.integer(8, height - piece - 8)
    const cut = cutPiece(canvas, x, y)
    // Decoys stand on other heights than the piece and so mislead programs, not people.
    for (const side of [0, 1]) {
      const decoyY =
        side === 0
          ? random.integer(0, Math.max(0, y - piece))
          : random.integer(Math.min(y + piece, height - piece), height - piece)
      if (Math.abs(decoyY - y) >= piece) paintHole(context, random.integer(piece, width - piece), decoyY, 0.32)
    }
    paintHole(context, x, y, 0.56)
    return { image: canvas.toDataURL('image/webp', 82), piece: cut, x, y }
  }
}
