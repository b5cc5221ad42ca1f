import { isOwnPath } from '@pitchside/base'
import type { Choice, DataNode, Each, PageLanguage, Template, Text, Words } from '@pitchside/remote-kit/manifest'
import { made } from './filters'

/** Where places of a declaration are read. */
export interface Scope {
  /** Reply of the public call. */
  data: unknown
  /** The element of a list that is being written. */
  item?: unknown
  query: URLSearchParams
  language: PageLanguage
  /** Of the site, without a slash at the end. */
  origin: string
}

/** JSON as it is written. */
export type Json = string | number | boolean | readonly Json[] | { readonly [name: string]: Json }

/** A list of the reply goes no further into a document. */
const itemsMax = 200
const place = /\{([^{}]+)\}/g

const chosen = /^\[(\w+)=\?(\w+)\]$/

/** What a reply holds under names with dots between; only what it has itself. See `Template`. */
function at(value: unknown, names: readonly string[], query: URLSearchParams): unknown {
  let here = value
  for (const name of names) {
    const [, key, parameter] = chosen.exec(name) ?? []
    if (key && parameter && Array.isArray(here)) {
      here = here.find((one: unknown) => String(at(one, [key], query)) === query.get(parameter))
      continue
    }
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, name)) return undefined
    here = (here as Record<string, unknown>)[name]
  }
  return here
}

function valueAt(path: string, scope: Scope): unknown {
  if (path.startsWith('?')) return scope.query.get(path.slice(1)) ?? undefined
  if (path === '@language') return scope.language
  if (path === '@origin') return scope.origin
  const names = path.replace(/~$/, scope.language).split('.')
  return names[0] === 'item' && scope.item !== undefined
    ? at(scope.item, names.slice(1), scope.query)
    : at(scope.data, names, scope.query)
}

/** A place as text; '' when there is nothing. */
function placeText(expression: string, scope: Scope): string {
  const [path = '', ...filters] = expression.split('|')
  const value = filters.reduce((before: unknown, name) => made(name, before, scope), valueAt(path.trim(), scope))
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** The text of a template; undefined when one of its places is empty. `encode` is for places of an address. */
export function fill(
  template: Template,
  scope: Scope,
  encode: (text: string) => string = (text) => text,
): string | undefined {
  let isWhole = true
  const text = template.replace(place, (_all, expression: string) => {
    const found = placeText(expression, scope).trim()
    isWhole &&= found !== ''
    return encode(found)
  })
  return isWhole ? text : undefined
}

/** A path of the site; what a reply holds can't lead out of its place in it. */
export function fillAddress(template: Template, scope: Scope): string | undefined {
  const path = fill(template, scope, encodeURIComponent)
  return path && isOwnPath(path) ? path : undefined
}

type Tree = Exclude<DataNode, string | number | boolean>
const isWords = (node: Tree): node is Words => 'zh' in node && 'en' in node && 'vi' in node
const isChoice = (node: Tree): node is Choice<DataNode> => 'by' in node && 'of' in node
const isEach = (node: Tree): node is Each => 'each' in node && 'make' in node

function choose<T>({ by, of }: Choice<T>, scope: Scope): T | undefined {
  const value = fill(by, scope) ?? ''
  return Object.hasOwn(of, value) ? of[value] : of['*']
}

/** Elements of a list of the reply, each as a scope. */
export function scopesOf(path: string, scope: Scope): Scope[] {
  const list = valueAt(path, scope)
  return Array.isArray(list) ? list.slice(0, itemsMax).map((item: unknown) => ({ ...scope, item })) : []
}

const isThere = (value: Json | undefined): value is Json => value !== undefined

function fillObject(node: { readonly [name: string]: DataNode | undefined }, scope: Scope): Json | undefined {
  const pairs = Object.entries(node).flatMap(([name, child]) => {
    const value = child === undefined ? undefined : fillNode(child, scope)
    return value === undefined ? [] : [[name, value] as const]
  })
  // An object that says nothing but its type says nothing.
  return pairs.some(([name]) => name !== '@type') ? Object.fromEntries(pairs) : undefined
}

/** JSON of a declaration with its places filled in; undefined when nothing is left of it. */
export function fillNode(node: DataNode, scope: Scope): Json | undefined {
  if (typeof node === 'string') return fill(node, scope)
  if (typeof node !== 'object') return node
  if (Array.isArray(node)) {
    const list = node.map((one: DataNode) => fillNode(one, scope)).filter(isThere)
    return list.length > 0 ? list : undefined
  }
  const tree = node as Tree
  if (isWords(tree)) return fill(tree[scope.language], scope)
  if (isChoice(tree)) {
    const chosen = choose(tree, scope)
    return chosen === undefined ? undefined : fillNode(chosen, scope)
  }
  if (isEach(tree)) {
    const list = scopesOf(tree.each, scope)
      .map((one) => fillNode(tree.make, one))
      .filter(isThere)
    return list.length > 0 ? list : undefined
  }
  return fillObject(tree as { readonly [name: string]: DataNode | undefined }, scope)
}

/** A text in the reader's language; undefined when it is empty. */
export function fillText(text: Text | undefined, scope: Scope): string | undefined {
  const filled = text === undefined ? undefined : fillNode(text, scope)
  return typeof filled === 'string' && filled !== '' ? filled : undefined
}
