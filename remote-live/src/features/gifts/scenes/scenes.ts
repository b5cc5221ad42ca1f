import { cup } from './cup'
import { fireworks } from './fireworks'
import { rocket } from './rocket'
import type { Scene } from './scene'

const scenes: Readonly<Record<string, Scene>> = { cup, fireworks, rocket }

/** A scene by the name gifts give it; undefined for one that this version does not know. */
export const sceneNamed = (name: string): Scene | undefined => (Object.hasOwn(scenes, name) ? scenes[name] : undefined)
