import { parseSync, type Plugin } from 'vite'
import type { SiteLanguage } from '@bra/contract/kit/language'

/** Leaves of each `both(portuguese, english)` one text, so that a browser loads no word of the other language. */
export const oneLanguage = (language: SiteLanguage): Plugin => ({
  name: 'one-language',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: /\bboth\(/ },
    handler: (code, id) => ({ code: inOneLanguage(code, id, language), map: null }),
  },
})

export function inOneLanguage(code: string, id: string, language: SiteLanguage) {
  const { program, errors } = parseSync(id, code)
  // the bundler says what is wrong, and where
  if (errors.length > 0) return code
  const calls = callsIn(program).toSorted((a, b) => b.start - a.start)
  return calls.reduce((rest, { start, end, arguments: [portuguese, english] }) => {
    const kept = (language === 'en' ? english : portuguese)!
    return `${rest.slice(0, start)}(${code.slice(kept.start, kept.end)})${rest.slice(end)}`
  }, code)
}

interface Piece {
  start: number
  end: number
}
interface Call extends Piece {
  arguments: Piece[]
}

/** The calls of `both`, of which none stands within another. */
function callsIn(node: unknown): Call[] {
  if (typeof node !== 'object' || node === null) return []
  if (isCall(node)) return [node]
  return Object.values(node).flatMap(callsIn)
}

const isCall = (node: object): node is Call => {
  const { type, callee } = node as { type?: string; callee?: { type: string; name?: string } }
  return type === 'CallExpression' && callee?.type === 'Identifier' && callee.name === 'both'
}
