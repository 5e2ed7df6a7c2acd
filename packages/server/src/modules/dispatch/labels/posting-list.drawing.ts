import { date, money } from '@bra/contract/trade/format'
import { formatCep } from '@bra/contract/trade/postal'
import { drawCode128 } from '../../../platform/barcodes.ts'
import { A4, drawPdf, line, mm, type Pdf } from '../../../platform/pdf.ts'
import type { LabelRow } from './labels.queries.ts'

const MARGIN = mm(14)
const WIDTH = A4[0] - 2 * MARGIN
const BOTTOM = A4[1] - mm(48)
const ROW = mm(13)
const columns = {
  at: { x: MARGIN, width: mm(9) },
  code: { x: MARGIN + mm(10), width: mm(52) },
  order: { x: MARGIN + mm(66), width: mm(16) },
  recipient: { x: MARGIN + mm(84), width: mm(62) },
  value: { x: MARGIN + mm(148), width: WIDTH - mm(148) },
}

export const drawPostingList = (parcels: LabelRow[], now: Date) =>
  drawPdf({ title: 'Lista de postagem', size: A4, margin: MARGIN, now }, (pdf) => {
    pdf.page.margins.bottom = 0
    drawHead(pdf, parcels, now)
    let at = 0
    for (const [service, its] of Map.groupBy(parcels, (parcel) => parcel.service)) {
      if (pdf.y + ROW + mm(10) > BOTTOM) newPage(pdf)
      drawService(pdf, service, its.length)
      for (const parcel of its) {
        if (pdf.y + ROW > BOTTOM) newPage(pdf)
        at += 1
        drawParcel(pdf, parcel, at)
      }
    }
    drawSignature(pdf)
  })

function drawHead(pdf: Pdf, parcels: LabelRow[], now: Date) {
  const { sender } = parcels[0]!
  const cents = parcels.reduce((sum, { goods_cents: goods }) => sum + goods, 0)
  pdf.font('bold', 18).text('Lista de postagem', MARGIN, MARGIN)
  pdf.font('text', 10).text(`${sender.name} · ${sender.city} / ${sender.uf}`)
  const counted = parcels.length === 1 ? '1 objeto' : `${parcels.length} objetos`
  pdf.text(`${date(now)} · ${counted} · valor declarado ${money(cents)}`)
  pdf.y += mm(2)
}

function drawService(pdf: Pdf, service: string, count: number) {
  const y = pdf.y + mm(2)
  pdf.font('bold', 12)
  line(pdf, `${service} (${count})`, { x: MARGIN, y, width: WIDTH })
  pdf.y = y + mm(7)
}

function drawParcel(
  pdf: Pdf,
  { tracking_code: code, order_id: order, address, goods_cents: cents }: LabelRow,
  at: number,
) {
  const { y } = pdf
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.5)
    .stroke('#999999')
  const [first, second] = [y + mm(2), y + mm(6.5)]
  pdf.fillColor('black').font('text', 9)
  line(pdf, String(at), { ...columns.at, y: first })
  drawCode128(pdf, code!, { ...columns.code, y: first, height: mm(6) })
  pdf.fillColor('black').font('text', 8)
  line(pdf, code!, { ...columns.code, y: y + mm(8.6) })
  pdf.font('bold', 9)
  line(pdf, `nº ${order}`, { ...columns.order, y: first })
  line(pdf, address.recipient ?? '', { ...columns.recipient, y: first })
  pdf.font('text', 9)
  const place = `${address.city} / ${address.state} · ${formatCep(address.postcode ?? '')}`
  line(pdf, place, { ...columns.recipient, y: second })
  pdf.text(money(cents), columns.value.x, first, { width: columns.value.width, align: 'right' })
  pdf.x = MARGIN
  pdf.y = y + ROW
}

function newPage(pdf: Pdf) {
  pdf.addPage({ size: A4, margin: MARGIN })
  pdf.page.margins.bottom = 0
  pdf.y = MARGIN
}

function drawSignature(pdf: Pdf) {
  const y = A4[1] - mm(30)
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + mm(80), y)
    .moveTo(MARGIN + mm(100), y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.7)
    .stroke('black')
  pdf.font('text', 9).text('Recebido por, com carimbo da unidade', MARGIN, y + mm(1.5), { lineBreak: false })
  pdf.text('Data e hora', MARGIN + mm(100), y + mm(1.5), { lineBreak: false })
}
