import { call } from '@pitchside/http'

/** A section of a page; `html` was made by the server from its allow-list. */
export interface InfoSection {
  /** Its address within the page, the same in all languages. */
  id: string
  title: string
  html: string
}

/** An agreement or information page in the language of the reader. */
export interface InfoText {
  title: string
  /** What it is about. */
  lead: string
  /** Epoch milliseconds. */
  changedAt: number
  sections: readonly InfoSection[]
}

/** Text of a page by its number; undefined when nothing is written there. */
export async function loadInfoText(id: number, signal: AbortSignal): Promise<InfoText | null> {
  const [head, ...sections] = await call('getInfoPage', { id }, { signal })
  if (!head) return null
  return {
    title: head.post_title,
    lead: head.post_content,
    changedAt: head.update_time * 1_000,
    sections: sections.map((one) => ({ id: one.post_name, title: one.post_title, html: one.post_content })),
  }
}
