/** What watches a broadcast for its smoothness, and what runs ffmpeg, has the machine to itself; everything else runs three at a time: pages wait a lot. */
export const playback = /journeys\/(evening|on-air|barrage|clips|film-parts)\.spec\.ts$/

/** What needs a stream and things that move, and minds nobody beside it. */
export const rooms = /journeys\/(player|leave-room|studio)\.spec\.ts$/

/**
 * What brings a site of its own or needs none, and what moves the clock of its site on or fills it with hostile text. All
 * others take `test` from fixtures/people: a worker keeps its site only from one file to the next with the same `test`.
 */
export const apart = new RegExp(
  `(${[
    ...['a11y/axe-itself', 'looks/looks-itself', 'stories/parts', 'stories/stories', 'journeys/fresh-machine'],
    ...['federation/(console-decisions|fault-matrix|outside-remotes|react-patch|sixth-remote)'],
    ...['journeys/(member-month|second-factor)', 'security/hostile-text'],
  ].join('|')})\\.spec\\.ts$`,
)
