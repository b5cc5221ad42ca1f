import { pinyin } from 'pinyin-pro'
import type { PinyinInitial } from './group-contacts'

/** Initials by a dictionary, which reads a character as its neighbours demand. In a chunk of its own: it is large. */
export const pinyinInitial: PinyinInitial = (name) =>
  pinyin(name, { pattern: 'first', toneType: 'none', surname: 'off', type: 'array' })[0] ?? ''
