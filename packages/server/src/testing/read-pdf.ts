import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { ColorSpace, Document, Matrix } from 'mupdf'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

// as it comes with the package: without this it would be fetched from elsewhere
const engine = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
let ready: Promise<unknown> | undefined

const DOTS_A_POINT = 3

interface ReadPage {
  /** In millimetres. */
  size: [width: number, height: number]
  text: string
  /** What a scanner reads, by the kind of code. */
  codes: [format: string, text: string][]
}

/** What a person and a scanner find on each page of a PDF in Base64. */
export async function readPdf(data: string): Promise<ReadPage[]> {
  ready ??= readFile(engine).then(({ buffer: wasmBinary }) =>
    prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true }),
  )
  await ready
  const pdf = Document.openDocument(Buffer.from(data, 'base64'), 'application/pdf')
  const pages: ReadPage[] = []
  for (let at = 0; at < pdf.countPages(); at += 1) {
    const page = pdf.loadPage(at)
    const [left, top, right, bottom] = page.getBounds()
    const picture = page.toPixmap(Matrix.scale(DOTS_A_POINT, DOTS_A_POINT), ColorSpace.DeviceGray, false).asPNG()
    const codes = await readBarcodes(new Blob([new Uint8Array(picture)]), { formats: ['Code128', 'DataMatrix'] })
    pages.push({
      size: [inMm(right - left), inMm(bottom - top)],
      text: page.toStructuredText('').asText().replace(/\s+/g, ' '),
      codes: codes.map(({ format, text }) => [format, text]),
    })
  }
  return pages
}

const inMm = (points: number) => Math.round((points * 25.4) / 72)
