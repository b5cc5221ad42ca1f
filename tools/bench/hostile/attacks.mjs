import bigBodies from './attacks/big-bodies.mjs'
import binaryFlood from './attacks/binary-flood.mjs'
import codes from './attacks/codes.mjs'
import deepBodies from './attacks/deep-bodies.mjs'
import halfOpenUpgrades from './attacks/half-open-upgrades.mjs'
import manyKeys from './attacks/many-keys.mjs'
import slowBodies from './attacks/slow-bodies.mjs'
import slowHeaders from './attacks/slow-headers.mjs'
import textFlood from './attacks/text-flood.mjs'
import uploadBombs from './attacks/upload-bombs.mjs'

/**
 * Every attack has the same shape: `name`, `addresses` (how many the client has, 1 when not given) and `start(door)`. It
 * goes on until the door is closed and never minds what it is answered; see `door.mjs` for what a door can do.
 */
export const attacks = [
  bigBodies,
  deepBodies,
  manyKeys,
  textFlood,
  binaryFlood,
  slowHeaders,
  slowBodies,
  halfOpenUpgrades,
  codes,
  uploadBombs,
]
