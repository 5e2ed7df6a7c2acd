import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Font, type GlyphRun, create } from 'fontkit'
import { r1 } from './svg.ts'

const resolve = createRequire(import.meta.url).resolve
const FACES = {
  b: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff',
  m: '@fontsource/figtree/files/figtree-latin-500-normal.woff',
  h: '@fontsource/figtree/files/figtree-latin-700-normal.woff',
} as const
/** `b` is the display face, `m` medium text, `h` heavy text. */
export type Face = keyof typeof FACES

const fonts = new Map<Face, Font>()
const runs = new Map<string, GlyphRun>()

function fontOf(face: Face) {
  const font = fonts.get(face) ?? (create(readFileSync(resolve(FACES[face]))) as Font)
  fonts.set(face, font)
  return font
}

function layoutOf(words: string, face: Face) {
  const key = face + words
  const run = runs.get(key) ?? fontOf(face).layout(words)
  if (runs.size > 4000) runs.clear()
  runs.set(key, run)
  return run
}

const widthOf = (words: string, face: Face, size: number) =>
  (layoutOf(words, face).advanceWidth * size) / fontOf(face).unitsPerEm

export interface Lettering {
  face: Face
  size: number
  fill: string
  anchor?: 'start' | 'middle' | 'end'
  /** Longer text is set smaller to fit this width. */
  maxWidth?: number
}

/** Writes a line as references to glyphs; `withGlyphs` must wrap the finished drawing. */
export function text(
  words: string,
  x: number,
  y: number,
  { face, size, fill, anchor = 'start', maxWidth = Infinity }: Lettering,
) {
  const natural = widthOf(words, face, size)
  const fitted = natural > maxWidth ? (size * maxWidth) / natural : size
  const scale = fitted / fontOf(face).unitsPerEm
  const width = Math.min(natural, maxWidth)
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x
  const run = layoutOf(words, face)
  let pen = 0
  const letters = run.glyphs.map((glyph, index) => {
    const used = glyph.path.commands.length ? `<use href="#${face}${glyph.id}" x="${Math.round(pen)}"/>` : ''
    pen += run.positions[index]!.xAdvance
    return used
  })
  const factor = Number(scale.toPrecision(4))
  return `<g transform="translate(${r1(left)} ${r1(y)}) scale(${factor} ${-factor})" fill="${fill}">${letters.join('')}</g>`
}

/** Adds the outline of every glyph that the drawing refers to, once each. */
export function withGlyphs(drawing: string) {
  const used = new Set(Array.from(drawing.matchAll(/href="#([bmh]\d+)"/g), (match) => match[1]!))
  const outlines = [...used].map((id) => {
    const glyph = fontOf(id[0] as Face).getGlyph(Number(id.slice(1)))
    return `<path id="${id}" d="${outline(glyph.path.commands)}"/>`
  })
  return `<defs>${outlines.join('')}</defs>${drawing}`
}

const LETTER = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const
type Command = { command: string; args: number[] }

/** Rounds to font units and uses relative points, which take half the bytes. */
function outline(commands: readonly Command[]) {
  let pen: readonly number[] = [0, 0]
  let start = pen
  return commands
    .map(({ command, args }) => {
      const points = args.map(Math.round)
      const relative = points.map((value, index) => value - pen[index % 2]!)
      pen = command === 'closePath' ? start : points.slice(-2)
      if (command === 'moveTo') start = pen
      return LETTER[command as keyof typeof LETTER] + relative.join(' ').replaceAll(' -', '-')
    })
    .join('')
}

export function wrapped(words: string, face: Face, size: number, width: number) {
  const lines: string[] = []
  for (const word of words.split(/\s+/)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && widthOf(longer, face, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
