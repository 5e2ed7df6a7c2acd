import { randomBytes } from 'node:crypto'

const POLYNOMIAL = 0x1021

/** Tag, length and value: the grammar of a BR Code (Manual de Padrões para Iniciação do Pix). */
const field = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, '0')}${value}`

/** CRC-16/CCITT over everything before the checksum. */
function checksum(text: string) {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? POLYNOMIAL : 0)) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

export function pixCode(cents: number): string {
  const place = `pix-h.pagar.me/${randomBytes(16).toString('hex')}`
  const text = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', 'br.gov.bcb.pix') + field('25', place)),
    field('52', '0000'),
    field('53', '986'),
    field('54', (cents / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', 'BRA CARDS'),
    field('60', 'SAO PAULO'),
    field('62', field('05', '***')),
    '6304',
  ].join('')
  return `${text}${checksum(text)}`
}
