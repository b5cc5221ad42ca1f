import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ClipSegments, cutClip } from '../../modules/media/clip-segments'
import { packageRoot } from '../../package-root'

/** A clip of the demo, cut as a publisher would push it: real pictures and sound. */
export const pushedClip = (quality: 'hd' | 'smooth' | 'sd'): ClipSegments =>
  cutClip(readFileSync(join(packageRoot, 'assets', 'demo', 'football', `${quality}.mp4`)))

/** One of three transport stream segments that follow each other. */
export const transportSegment = (number: 0 | 1 | 2): Buffer =>
  readFileSync(join(packageRoot, 'src', 'adapters', 'media-embedded', 'testdata', `clip-${number}.mpegts`))
