import postcss, { type AtRule, type ChildNode } from 'postcss'
import type { Plugin } from 'vite'
import type { SheetPart } from './src/used-style.ts'

/** File in which the server reads the rules of each sheet. */
const TABLE = '.vite/sheets.json'
/** At-rules around rules, of which a page may need some. */
const AROUND = new Set(['layer', 'media', 'supports', 'container'])

/** Writes down the rules of each sheet with the classes that they are for, so that a page brings those that it shows. */
export const partsOfSheets = (): Plugin => ({
  name: 'parts-of-sheets',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const sheets = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css')
          ? [[file.fileName, partsOf(Buffer.from(file.source).toString())] as const]
          : [],
      )
      this.emitFile({ type: 'asset', fileName: TABLE, source: JSON.stringify(Object.fromEntries(sheets)) })
    },
  },
})

export function partsOf(css: string): SheetPart[] {
  const parts: SheetPart[] = []
  const visit = (nodes: ChildNode[], around: string) => {
    for (const node of nodes) {
      if (isAround(node)) visit(node.nodes, `${around}@${node.name} ${node.params}{`)
      else if (node.type !== 'comment')
        parts.push({ around, css: textOf(node), classes: classesOf(node), ...propertyOf(node) })
    }
  }
  visit(postcss.parse(css).nodes, '')
  return withProperties(parts)
}

/** Tailwind registers some fifty properties, of which the rules of a page name a few. */
function withProperties(parts: SheetPart[]): SheetPart[] {
  const registered = new Set(parts.flatMap(({ property }) => property ?? []))
  return parts.map((part) => {
    // for browsers that register none, one rule sets them all
    if (part.property || part.around.startsWith('@layer properties{')) return part
    const names = [...new Set(part.css.match(/--[\w-]+/g))].filter((name) => registered.has(name))
    return names.length ? { ...part, names } : part
  })
}

const propertyOf = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'property' ? { property: node.params } : {}

const isAround = (node: ChildNode): node is AtRule & { nodes: ChildNode[] } =>
  node.type === 'atrule' && AROUND.has(node.name) && node.nodes !== undefined

const textOf = (node: ChildNode) =>
  node.type === 'rule' || ('nodes' in node && node.nodes) ? String(node) : `${String(node)};`

/** The classes of each selector that names some; null where the rule is for every page. */
function classesOf(node: ChildNode) {
  if (node.type !== 'rule') return null
  const each = node.selectors.map(classesOfSelector)
  return each.some((classes) => classes.length === 0) ? null : each
}

/** What stands in `:not()` or in an attribute need not be there. */
const classesOfSelector = (selector: string) =>
  [
    ...selector
      .replaceAll(/:not\((?:[^()]|\([^()]*\))*\)|\[[^\]\\]*\]/g, '')
      .matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi),
  ].map(([, name]) => unescaped(name!))

const unescaped = (name: string) =>
  name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  )
