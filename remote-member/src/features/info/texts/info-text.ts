/** One agreement or information page in one language. */
export interface InfoText {
  title: string
  /** What it is about, in a sentence or two. */
  lead: string
  sections: readonly InfoSection[]
}

/** A section with an address of its own; `id` is the same in all languages. */
export interface InfoSection {
  id: string
  title: string
  /** Paragraphs. "- " begins an entry of a list, `[words](/path)` is a link within the site. */
  body: readonly string[]
}
