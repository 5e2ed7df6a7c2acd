import bwip from 'bwip-js/node'
import type { Pdf } from './pdf.ts'

interface BarcodeBox {
  x: number
  y: number
  width: number
  height: number
}

export function drawCode128(pdf: Pdf, text: string, { x, y, width, height }: BarcodeBox) {
  const [code] = bwip.raw({ bcid: 'code128', text })
  if (!code || !('sbs' in code)) throw new Error(`no Code 128 for ${text}`)
  const widths = code.sbs
  const unit = width / widths.reduce((sum, one) => sum + one, 0)
  let at = x
  for (const [index, one] of widths.entries()) {
    if (index % 2 === 0) pdf.rect(at, y, one * unit, height)
    at += one * unit
  }
  pdf.fill('black')
}

export const drawDataMatrix = (pdf: Pdf, text: string, box: Omit<BarcodeBox, 'height'>) =>
  drawMatrix(pdf, { bcid: 'datamatrix', text }, box)

export const drawQrCode = (pdf: Pdf, text: string, box: Omit<BarcodeBox, 'height'>) =>
  drawMatrix(pdf, { bcid: 'qrcode', text }, box)

function drawMatrix(
  pdf: Pdf,
  { bcid, text }: { bcid: string; text: string },
  { x, y, width }: Omit<BarcodeBox, 'height'>,
) {
  const [code] = bwip.raw({ bcid, text })
  if (!code || !('pixs' in code)) throw new Error(`no ${bcid} for ${text}`)
  const unit = width / code.pixx
  for (const [at, isDark] of code.pixs.entries())
    if (isDark) pdf.rect(x + (at % code.pixx) * unit, y + Math.floor(at / code.pixx) * unit, unit, unit)
  pdf.fill('black')
}
