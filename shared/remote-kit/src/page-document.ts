import type { DocumentCall } from '@pitchside/contract'

/**
 * A text with places for values: `{info.title}` is read in the reply, `{?id}` in the query of the page's address; a name that
 * ends in `~` is that of the reader's language (`{row.name_~}` → `row.name_en`), `[id=?id]` is the element of a list whose
 * `id` stands in the query (`{circles.[id=?id].name}`); `{@language}` and `{@origin}` are those of the page. After a bar
 * comes what is made of a value: `{info.addtime|time}`; see `Filter`. A text with a place that stays empty is left out with
 * everything that needs it.
 */
export type Template = string

/** What can be made of a value. */
export type Filter =
  /** Epoch seconds → ISO date and time. */
  | 'time'
  /** Epoch seconds → date and time of the site in the reader's language, for people. */
  | 'date'
  /** Seconds → ISO duration. */
  | 'duration'
  /** HTML → its text. */
  | 'plain'
  /** The first of a comma list. */
  | 'first'
  /** Path of the site, or an address of the web → absolute address; anything else (scripts, crests by recipe) → nothing. */
  | 'address'
  /** A number that is not zero, a text that is not empty; else nothing. */
  | 'some'

export type PageLanguage = 'zh' | 'en' | 'vi'

/** The same in each language. */
export type Words = Readonly<Record<PageLanguage, Template>>

/** One of several by a value of the reply; `*` is all others. */
export interface Choice<T> {
  by: Template
  of: Readonly<Record<string, T>>
}

/** Words of the document: the reader's, chosen by a value where they depend on one. */
export type Text = Template | Words | Choice<Text>

/** For each element of a list of the reply, which its places call `item`: `{item.name}`. */
export interface Each {
  each: string
  make: DataNode
}

/** JSON with places. A list or an object that is left empty is left out; so is an object whose `if` is. */
export type DataNode =
  | Template
  | Words
  | Choice<DataNode>
  | number
  | boolean
  | Each
  | readonly DataNode[]
  | { readonly [name: string]: DataNode | undefined }

/** A public call and its input, made as a visitor without an account. */
export interface Ask {
  call: DocumentCall
  input: Readonly<Record<string, Template>>
}

/** A page that this one lies in. */
export interface Crumb {
  name: Text
  address: Template
}

/** A part of a body, plain and in the order of reading; one that is left empty is left out. */
export type Block =
  | { block: 'text'; text: Text }
  /** Text with markup of the reply: paragraphs, headings, lists, emphasis, nothing else. */
  | { block: 'html'; html: Template }
  | { block: 'picture'; address: Template; of: Text }
  /** Names with values; `isScore`: not for who hides scores. */
  | { block: 'facts'; facts: readonly { name: Text; value: Text; isScore?: true }[] }
  /** A line for each element of a list of the reply. */
  | { block: 'list'; title?: Text; each: string; text: Text; address?: Template; isScore?: true }
  | { block: 'table'; title?: Text; each: string; columns: readonly { name: Text; value: Text; address?: Template }[] }

/**
 * What the document of a page says before any script runs, as data: the release service writes it and knows nothing of what it
 * is about. Of several for an address the first that fits is taken.
 */
export interface PageDocument {
  /** Path of a route of the remote. */
  path: string
  /** Values query parameters must have; '*': any, '': none. */
  when?: Readonly<Record<string, string>>
  /** The public call that knows what the page shows. */
  ask?: Ask
  /**
   * Calls about what the first one answered, which their inputs may name; their replies are read under `more.<name>`. One that fails,
   * or takes long, leaves its places empty.
   */
  more?: Readonly<Record<string, Ask>>
  /** The one address of what is shown, without a language: a path of the site. */
  address: Template
  /** Name of what is shown, as `usePageName` has it; without it, the route's title. */
  title?: Text
  description?: Text
  /** A picture for previews. */
  picture?: Template
  /** What previews take it for (ogp.me). */
  kind?: 'website' | 'article' | 'profile' | 'video.other'
  /** Language of what is shown, where it has but one. */
  language?: Template
  /** The same in other languages, for what has but one: each has an address of its own. */
  copies?: { each: string; language: Template; address: Template }
  /** Pages above, the highest first; the site's first page and the page itself are added. */
  crumbs?: readonly Crumb[]
  /** schema.org: objects of a type, without `@context`. */
  things?: readonly DataNode[]
  /** What can be read before any script runs, below the title and the way to the page. */
  body?: readonly Block[]
}
