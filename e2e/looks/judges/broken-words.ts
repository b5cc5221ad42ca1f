import type { BrokenWord, Fault } from '../seen'

/** Words that have too little room to stand in one line. */
export const brokenWords = (words: readonly BrokenWord[]): Fault[] =>
  words.map(({ where, word, box }) => ({
    judge: 'broken-words',
    where,
    what: `"${word}" goes on in the next line`,
    box,
  }))
