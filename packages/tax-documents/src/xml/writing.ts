/** XML as canonical text (C14N 1.0): what is signed is the very text that is sent. */

type Content = string | null | undefined | false

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#xD;')
const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Attributes are written as they come: put `xmlns` first and the others in the order of the alphabet. */
export function group(name: string, content: Content[], attributes: Record<string, string> = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${quoted(value)}"`)
  return `<${name}${written.join('')}>${content.filter(Boolean).join('')}</${name}>`
}

export const leaf = (name: string, value: string | number) => `<${name}>${escaped(String(value))}</${name}>`

/** Leaves the element out where there is nothing to say, as the layouts demand. */
export const optional = (name: string, value: string | number | null | undefined) =>
  value === null || value === undefined || value === '' ? null : leaf(name, value)

const SPELLED: Record<string, string> = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-', '…': '...', '•': '-', œ: 'oe', Œ: 'OE', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', '™': '', '−': '-' } // prettier-ignore

/** The layouts take Latin-1 without control characters: other letters lose their marks, other signs go. */
export function plainText(text: string, max: number): string {
  const latin = [...foldWide(text).normalize('NFC')].map((sign) => SPELLED[sign] ?? latinOf(sign)).join('')
  return latin.replaceAll(/\s+/g, ' ').trim().slice(0, max).trim()
}

/** A letter of full width takes its marks only once it is folded. */
const foldWide = (text: string) => text.replaceAll(/[\uFF01-\uFF5E]\p{M}*/gu, (letter) => letter.normalize('NFKC'))

function latinOf(sign: string) {
  if (/^[ -~\u00A1-\u00FF]$/.test(sign)) return sign
  if (/^\s$/.test(sign)) return ' '
  return sign.normalize('NFKD').replaceAll(/[^ -~]/g, '')
}
