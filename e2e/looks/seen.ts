/** A place on the first screen, in CSS pixels of the page. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Something with a box and a name to find it by: its tag, classes and the nearest landmark. */
export interface Thing {
  where: string
  box: Box
}

export interface Line extends Thing {
  text: string
  /** Which text it is a line of: a text does not stand over itself. */
  source: number
  /** Not behind something opaque. */
  isSeen: boolean
}

export interface CutText extends Thing {
  text: string
  hasTitle: boolean
  /** More lines than one, in a link that leads to the whole text. */
  isExcerpt: boolean
  /** A way somewhere: who has to rest on it to read it goes another way. */
  isMenu: boolean
}

/** A word that begins in one line and ends in the next. */
export interface BrokenWord extends Thing {
  word: string
}

export interface Control extends Thing {
  name: string
  /** The nearest surface around it, unless it is placed freely or scrolls. */
  card: Thing | undefined
  isAnswered: boolean
}

/** A button or link with a ground of its own, and where its words stand. */
export interface Surface extends Thing {
  name: string
  words: Box
}

export interface Picture extends Thing {
  source: string
  isSized: boolean
}

export interface Wording extends Thing {
  text: string
}

export interface Shift extends Thing {
  value: number
}

export interface UsedFont extends Thing {
  text: string
  wanted: string
  used: string
}

/** What one look at a page brings home. */
export interface Seen {
  screen: { width: number; height: number }
  pageWidth: number
  /** What stands furthest to the right. */
  widest: Thing[]
  lines: Line[]
  cut: CutText[]
  broken: BrokenWord[]
  controls: Control[]
  surfaces: Surface[]
  pictures: Picture[]
  wordings: Wording[]
  /** Everything that fills a place: texts, pictures, fields. */
  filled: Box[]
}

/** What a judge complains of. */
export interface Fault {
  judge: string
  where: string
  what: string
  box?: Box
}
