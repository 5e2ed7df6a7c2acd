import { offerBarcode } from '@bra/contract/dispatch/picking-codes'
import { LABELS_A_SHEET } from '@bra/contract/selling/offer-labels.schemas'
import { cardConditions, conditionNames, finishNames } from '@bra/contract/trade/trade'
import { drawCode128 } from '../../../platform/barcodes.ts'
import { A4, drawPdf, line, mm, type Pdf } from '../../../platform/pdf.ts'
import type { LabelledOffer } from './offer-labels.queries.ts'

// the sheet that shops call Pimaco A4351 or Avery L7651: five by thirteen
const COLUMNS = 5
const LABEL = [mm(38.1), mm(21.2)] as const
const STEP = mm(40.6)
const LEFT = mm(4.7)
const TOP = mm(10.7)
const EDGE = mm(1.8)
const WIDTH = LABEL[0] - 2 * EDGE

export const drawOfferLabels = (offers: LabelledOffer[], { first, now }: { first: number; now: Date }) =>
  drawPdf({ title: 'Etiquetas de ofertas', size: A4, margin: 0, now }, (pdf) => {
    for (const [at, offer] of offers.entries()) placeLabel(pdf, offer, at + first - 1)
  })

function placeLabel(pdf: Pdf, offer: LabelledOffer, place: number) {
  const onSheet = place % LABELS_A_SHEET
  if (place > 0 && onSheet === 0) pdf.addPage({ size: A4, margin: 0 })
  pdf.save()
  pdf.translate(LEFT + (onSheet % COLUMNS) * STEP, TOP + Math.floor(onSheet / COLUMNS) * LABEL[1])
  drawLabel(pdf, offer)
  pdf.restore()
}

function drawLabel(pdf: Pdf, offer: LabelledOffer) {
  const code = barcodeOf(offer)
  const row = (text: string, y: number) => line(pdf, text, { x: EDGE, y: mm(y), width: WIDTH })
  pdf.fillColor('black').font('bold', 7)
  row(offer.name, 1.4)
  pdf.font('text', 6)
  row([offer.code, stateOf(offer), offer.language, finishOf(offer)].filter(Boolean).join(' · '), 4.4)
  if (offer.position) row(offer.position, 7)
  drawCode128(pdf, code, { x: EDGE + mm(2), y: mm(10), width: WIDTH - mm(4), height: mm(7) })
  pdf.fillColor('black').font('text', 5.5)
  pdf.text(code, EDGE, mm(17.6), { width: WIDTH, align: 'center', lineBreak: false })
}

/** Longer codes, and letters that Code 128 does not have, would not be read from so small a label. */
const SHORT_SKU = /^[ -~]{1,14}$/
const barcodeOf = ({ id, sku }: LabelledOffer) => (sku && SHORT_SKU.test(sku) ? sku : offerBarcode(id))

const stateOf = ({ condition }: LabelledOffer) =>
  cardConditions.some((code) => code === condition) ? condition : conditionNames[condition]
const finishOf = ({ finish }: LabelledOffer) => (finish === 'normal' ? '' : finishNames[finish])
