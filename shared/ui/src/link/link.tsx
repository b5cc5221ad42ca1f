import { type AnchorHTMLAttributes, type ComponentType, createElement, type Ref } from 'react'

/** What a router's link takes: an anchor's attributes, with the address in `to`. */
export type LinkComponent = ComponentType<
  AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; ref?: Ref<HTMLAnchorElement> }
>

/** Props of {@link Link}: an anchor with an address, and the router's link to use instead of the default one. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  linkAs?: LinkComponent
  ref?: Ref<HTMLAnchorElement>
}

// Each part of the page carries its own copy of this package; the host sets the link once for all of them.
const slot = Symbol.for('pitchside.ui.link')
const shared = globalThis as unknown as Record<symbol, LinkComponent | undefined>

/** Makes every link of every copy of this package use the router. Call it once at start; `undefined` goes back to plain anchors. */
export function setDefaultLink(component: LinkComponent | undefined): void {
  shared[slot] = component
}

const leavesTheApp = (href: string) => /^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(href)

/** A link: through the router for addresses inside the app, a plain anchor for all others. */
export function Link({ href, linkAs = shared[slot], ...rest }: LinkProps) {
  if (linkAs === undefined || leavesTheApp(href) || rest.target === '_blank' || rest.download !== undefined)
    return createElement('a', { ...rest, href })
  return createElement(linkAs, { ...rest, to: href })
}
