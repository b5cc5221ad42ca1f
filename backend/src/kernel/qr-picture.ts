import { toString as toText } from 'qrcode'

/** QR code of a text as a data URI: SVG is sharp at every size and costs a fraction of a PNG. */
export async function qrPicture(text: string): Promise<string> {
  const svg = await toText(text, { type: 'svg', margin: 1 })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
