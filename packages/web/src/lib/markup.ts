import { Fragment, type ReactElement, type ReactNode } from 'react'

/** Gives the children to the browser, and to the server their HTML, with React's bytes and a fraction of its work. */
export const written = (children: ReactElement) =>
  import.meta.env.SSR ? { dangerouslySetInnerHTML: { __html: htmlOf(children) } } : { children }

/**
 * Writes elements as `renderToString` does, while a component is drawn on the server. Those below may read contexts,
 * but neither provide one, wait, nor ask for an id; a picture that is fetched at once stands in a `picture`.
 */
export function htmlOf(node: ReactNode) {
  const page: Page = { html: '', endsInText: false }
  write(node, page)
  // Looking at a character lets V8 join the hundreds of pieces, which the collector would have to carry along.
  page.html.charCodeAt(0)
  return page.html
}

interface Page {
  html: string
  /** React parts two texts by a comment, so that the browser finds two nodes. */
  endsInText: boolean
}

type Props = Record<string, unknown>
/** What `memo` and `forwardRef` return. */
interface Wrapped {
  type?: ReactElement['type']
  render?: (props: Props) => ReactNode
}

function write(node: ReactNode, page: Page): void {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return
  if (typeof node !== 'object') return writeText(node, page)
  if (Array.isArray(node)) {
    for (const each of node as ReactNode[]) write(each, page)
    return
  }
  const { type, props } = node as ReactElement<Props>
  if (typeof type === 'string') return writeTag(type, props, page)
  if (typeof type === 'function') return write((type as (props: Props) => ReactNode)(props), page)
  if ((type as unknown) === Fragment) return write(props.children as ReactNode, page)
  const wrapped = type as Wrapped | undefined
  if (wrapped?.render) return write(wrapped.render(props), page)
  if (wrapped?.type) return write({ ...node, type: wrapped.type } as ReactElement, page)
  throw new Error('Only React draws boundaries, contexts and promises.')
}

function writeText(text: string | number | bigint, page: Page) {
  page.html += page.endsInText ? `<!-- -->${escaped(text)}` : escaped(text)
  page.endsInText = true
}

const EMPTY = new Set(['img', 'source', 'br', 'hr', 'wbr'])
/** React writes these in ways of their own, or lifts them out of their place. */
const OF_REACT = new Set(
  'html head body title meta link script style template object form input select option textarea pre'.split(' '),
)

function writeTag(tag: string, props: Props, page: Page) {
  if (OF_REACT.has(tag)) throw new Error(`Only React draws a ${tag}.`)
  let inner: unknown = null
  page.html += `<${tag}`
  for (const name in props) {
    const value = props[name]
    if (name === 'children') inner = value
    else if (value !== null && value !== undefined) page.html += attribute(name, value)
  }
  page.endsInText = false
  if (EMPTY.has(tag)) {
    page.html += '/>'
    return
  }
  page.html += '>'
  // React puts no comment beside a text that is alone in its element.
  if (typeof inner === 'string') page.html += escaped(inner)
  else write(inner as ReactNode, page)
  page.html += `</${tag}>`
  page.endsInText = false
}

/** React writes these attributes under other names than it reads. */
const NAMES: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  fillRule: 'fill-rule',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  textAnchor: 'text-anchor',
}
const SWITCHES = new Set(['disabled', 'hidden', 'open', 'inert'])

function attribute(name: string, value: unknown) {
  if (name === 'ref' || typeof value === 'function') return ''
  if (name === 'style') return styleOf(value as Record<string, string>)
  if (name === 'dangerouslySetInnerHTML') throw new Error('Only React takes HTML as it is.')
  if (SWITCHES.has(name)) return value ? ` ${name}=""` : ''
  if (typeof value === 'boolean' && !name.startsWith('aria-') && !name.startsWith('data-')) return ''
  return ` ${NAMES[name] ?? name}="${escaped(value)}"`
}

/** A value must be a text, because React would add a unit to a number. */
function styleOf(style: Record<string, string>) {
  const rules = Object.entries(style).map(
    ([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${escaped(value.trim())}`,
  )
  return rules.length ? ` style="${rules.join(';')}"` : ''
}

const SIGNS: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }
const SIGN = /["&'<>]/

function escaped(value: unknown) {
  const text = String(value)
  return SIGN.test(text) ? text.replaceAll(/["&'<>]/g, (sign) => SIGNS[sign]!) : text
}
