import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'

// the engine comes with its package: otherwise the scanner would fetch it from the network
const engine = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
let scanner: Promise<unknown> | undefined
let reader: Promise<PDFiumLibrary> | undefined

const DOTS_A_POINT = 3
/** A drawn page is sharp and upright in tone: what a scanner guesses for bad photographs finds bars where there are none. */
const SCAN = {
  formats: ['Code128', 'DataMatrix', 'QRCode'],
  tryDownscale: false,
  tryInvert: false,
  minLineCount: 4,
} satisfies ReaderOptions

interface ReadPage {
  /** Millimetres. */
  size: [width: number, height: number]
  text: string
  codes: [format: string, text: string][]
  /** Millimetres of each code, in their order. */
  widths: number[]
}

/** Reads each page of a PDF in Base64, as a person and a scanner would; pages that are not scanned have no codes. */
export async function readPdf(data: string, isScanned: (page: number) => boolean = () => true): Promise<ReadPage[]> {
  scanner ??= readFile(engine).then(({ buffer: wasmBinary }) =>
    prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true }),
  )
  await scanner
  const pages: ReadPage[] = []
  await eachPage(data, async (page) => {
    const { originalWidth, originalHeight } = page.getOriginalSize()
    // drawing the picture closes the page, so it comes last
    const text = page.getText().replaceAll(/\s+/g, ' ')
    const codes = isScanned(pages.length) ? await readBarcodes(new Blob([await pictureOf(page)]), SCAN) : []
    pages.push({
      size: [inMm(originalWidth), inMm(originalHeight)],
      text,
      codes: codes.map(({ format, text }) => [format, text]),
      widths: codes.map(({ position: { topLeft, topRight } }) => inMm((topRight.x - topLeft.x) / DOTS_A_POINT)),
    })
  })
  return pages
}

async function eachPage(data: string, look: (page: PDFiumPage) => Promise<void>) {
  reader ??= PDFiumLibrary.init()
  const pdf = await (await reader).loadDocument(Buffer.from(data, 'base64'))
  try {
    for (const page of pdf.pages()) await look(page)
  } finally {
    pdf.destroy()
  }
}

async function pictureOf(page: PDFiumPage) {
  const png = ({ data, width, height }: { data: Uint8Array; width: number; height: number }) =>
    sharp(data, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer()
  const { data } = await page.render({ scale: DOTS_A_POINT, colorSpace: 'Gray', render: png })
  return new Uint8Array(data)
}

const inMm = (points: number) => Math.round((points * 25.4) / 72)
