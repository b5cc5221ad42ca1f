import { planted } from '../planted.mjs'

const at = (path) => `remote-content/src/${path}`

/** Faults in writing, uploads, circles and experts. */
export const contentFaults = [
  planted('an empty file is taken', at('parts/cover/chosen-file.ts'), "if (size === 0) return 'empty'", ''),
  planted(
    'a long upload runs out of tries',
    at('features/own-videos/send-in-parts.ts'),
    'onWaiting(false)\n      tries = 0',
    'onWaiting(false)',
  ),
  planted(
    'an upload that went on elsewhere fails',
    at('features/own-videos/send-in-parts.ts'),
    'if (isElsewhere(error)) state',
    'if (error === state) state',
  ),
  planted(
    'a draft with a cover from elsewhere',
    at('features/articles/draft.ts'),
    "isText(cover) && cover.startsWith('/media/')",
    'isText(cover)',
  ),
  planted('members share their drafts', at('features/articles/draft.ts'), `articleDraft:\${userId}:`, 'articleDraft:'),
  planted(
    'pictures and a video in one post',
    at('parts/post/post-files.ts'),
    "(isMixed ? 'either' : isFull",
    '(isFull',
  ),
  planted(
    'the shorter of two names is linked',
    at('features/circles/text-parts.ts'),
    'right.nickname.length - left.nickname.length',
    'left.nickname.length - right.nickname.length',
  ),
  planted(
    'a closed topic suggests again',
    at('features/compose/suggest.rules.ts'),
    'topic && signs % 2 === 1',
    'topic',
  ),
]
