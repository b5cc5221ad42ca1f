import { expect, test } from '@jest/globals'
import { type EncoderWindow, findSupport, pictureSizes } from './encoder-support'

/** A browser that encodes these and throws for the ones it has never heard of. */
function browserWith(
  video: readonly string[],
  audio: readonly string[],
  unknown: readonly string[] = [],
): EncoderWindow {
  const encoder = (known: readonly string[]) => ({
    async isConfigSupported({ codec }: { codec: string }) {
      if (unknown.includes(codec)) throw new TypeError('what is that?')
      return { supported: known.includes(codec) }
    },
  })
  return { VideoEncoder: encoder(video), AudioEncoder: encoder(audio) }
}

test.each([
  [['avc1.640028', 'avc1.42001f'], ['mp4a.40.2'], 'avc1.640028', false],
  [['avc1.4d0028', 'avc1.42001f'], ['opus'], 'avc1.4d0028', true],
  [['avc1.42001f'], [], 'avc1.42001f', true],
])('LIVE-10 a browser with %j and %j takes %s', async (video, audio, videoCodec, needsAacEncoder) => {
  expect(await findSupport(browserWith(video, audio), pictureSizes.hd)).toEqual({ videoCodec, needsAacEncoder })
})

test('LIVE-10 a profile the browser throws for is passed over', async () => {
  const support = await findSupport(browserWith(['avc1.42001f'], [], ['avc1.640028']), pictureSizes.hd)
  expect(support?.videoCodec).toBe('avc1.42001f')
})

test('LIVE-10 without WebCodecs or without H.264 nobody can broadcast', async () => {
  expect(await findSupport({}, pictureSizes.hd)).toBeUndefined()
  expect(await findSupport(browserWith(['vp8'], ['mp4a.40.2']), pictureSizes.hd)).toBeUndefined()
})
