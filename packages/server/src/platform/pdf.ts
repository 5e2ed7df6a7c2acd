import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import PdfDocument from 'pdfkit'
import { unpackedFont } from './woff.ts'

export type Pdf = PDFKit.PDFDocument

const require = createRequire(import.meta.url)
const fontFile = (weight: 400 | 700) => require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`)
const fontOf = async (weight: 400 | 700) => unpackedFont(await readFile(fontFile(weight)))
let fonts: Promise<[text: Buffer, bold: Buffer]> | undefined

const POINTS_A_MM = 72 / 25.4
export const mm = (length: number) => length * POINTS_A_MM
export const A4: [number, number] = [mm(210), mm(297)]

interface Paper {
  title: string
  size: [number, number]
  margin: number
  now: Date
  /** True if what is drawn adds its own first page. */
  isEmpty?: true
}

/** Draws a PDF and returns it as Base64; the fonts are `text` and `bold`. */
export async function drawPdf({ title, size, margin, now, isEmpty }: Paper, draw: (pdf: Pdf) => void): Promise<string> {
  fonts ??= Promise.all([fontOf(400), fontOf(700)])
  const [text, bold] = await fonts
  const info = { Title: title, Author: 'Bra Cards', CreationDate: now, ModDate: now }
  const pdf = new PdfDocument({
    size,
    margin,
    info,
    lang: 'pt-BR',
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: !isEmpty,
  })
  pdf.registerFont('text', text)
  pdf.registerFont('bold', bold)
  pdf.font('text')
  writeLegibly(pdf)
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const whole = new Promise<string>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(parts).toString('base64')))
    pdf.on('error', reject)
  })
  draw(pdf)
  pdf.end()
  return whole
}

// letters of Portuguese and its neighbours, and common punctuation
const IN_FONT = /^[ -\u00FF\u0152\u0153\u2013\u2014\u2018-\u201E\u2022\u2026\u20AC\u2122\u2212]$/
const strokes: Record<string, string> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i' }

/** Drops the marks of letters that the fonts lack, so that a label reads Walesa instead of showing an empty box. */
const legible = (text: string) =>
  [...text.normalize('NFC')]
    .map((sign) => (IN_FONT.test(sign) ? sign : (strokes[sign] ?? sign.normalize('NFD').replaceAll(/\p{M}/gu, ''))))
    .join('')

function writeLegibly(pdf: Pdf) {
  for (const name of ['text', 'heightOfString', 'widthOfString'] as const) {
    const write = pdf[name] as (text: string, ...rest: unknown[]) => unknown
    Object.assign(pdf, { [name]: (text: string, ...rest: unknown[]) => write.call(pdf, legible(text), ...rest) })
  }
}

/** Writes one line within its width; a longer text ends in an ellipsis. */
export const line = (pdf: Pdf, text: string, at: { x: number; y: number; width: number }) =>
  pdf.text(text, at.x, at.y, { width: at.width, height: pdf.currentLineHeight(true), ellipsis: true })

interface TextBox {
  x: number
  y: number
  width: number
  height: number
  /** Font sizes are in points: the largest, and the smallest that can be read. */
  sizes: [largest: number, least: number]
}

/** Writes a text on several lines in the largest size that fits its room; returns its height in points. */
export function fitted(pdf: Pdf, text: string, { sizes: [largest, least], ...room }: TextBox): number {
  let size = largest
  const heightNow = () => pdf.fontSize(size).heightOfString(text, { width: room.width, lineGap: 1 })
  while (size > least && heightNow() > room.height) size -= 0.5
  const height = Math.min(heightNow(), room.height)
  pdf.text(text, room.x, room.y, { width: room.width, height: room.height, ellipsis: true, lineGap: 1 })
  return height
}
