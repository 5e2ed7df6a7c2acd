import type { Shipment } from './shipments.ts'

const POINTS_A_MM = 72 / 25.4
const [WIDTH, HEIGHT, EDGE] = [100 * POINTS_A_MM, 150 * POINTS_A_MM, 6 * POINTS_A_MM]

export async function drawLabel({ protocol, tracking, label }: Shipment): Promise<Buffer> {
  // together they take 10 MB, which most processes never need
  const [{ default: bwip }, { default: PdfDocument }] = await Promise.all([import('bwip-js/node'), import('pdfkit')])
  const pdf = new PdfDocument({ size: [WIDTH, HEIGHT], margin: EDGE, info: { Title: protocol } })
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const whole = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(parts))))
  pdf.fontSize(18).text(label!.service).fontSize(9).text(`${protocol} · simulador, sem valor postal`).moveDown()
  const bars = await bwip.toBuffer({ bcid: 'code128', text: tracking!, scale: 3, height: 16 })
  pdf.image(bars, { width: WIDTH - 2 * EDGE, height: 60 })
  pdf
    .fontSize(14)
    .text(tracking!, EDGE, pdf.y + 6, { align: 'center' })
    .moveDown()
  pdf.fontSize(9).text('DESTINATÁRIO').fontSize(12).text(label!.to).moveDown()
  pdf.fontSize(9).text('REMETENTE').text(label!.from)
  pdf.end()
  return whole
}
