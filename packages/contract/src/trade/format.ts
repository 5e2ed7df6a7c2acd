/** Pure formatting that server and browser must agree on (specification, sections 5 and 9). */

// The first formatter costs a phone 50 ms: figures use none, and the one for days is made when first needed.
let day: Intl.DateTimeFormat | undefined

/** Formats a number or numeric string of reais as BRL; an empty or invalid value gives an empty string. */
export function currency(value: number | string | null | undefined): string {
  if (value === null || value === undefined || value === '') return ''
  const amount = Number(value)
  if (!Number.isFinite(amount)) return ''
  const [reais, cents] = Math.abs(amount).toFixed(2).split('.')
  return `${amount < 0 ? '-' : ''}R$\u00a0${grouped(reais!, '.')},${cents}`
}

export const money = (cents: number | null | undefined) =>
  currency(cents === null || cents === undefined ? null : cents / 100)

/** Formats 1500 as 1.500, or as 1,500 in English; at most three decimals. */
export function whole(count: number, language = 'pt-BR'): string {
  const [group, point] = language === 'en' ? [',', '.'] : ['.', ',']
  const [units, decimals] = String(Number(count.toFixed(3))).split('.')
  return grouped(units!, group) + (decimals ? point + decimals : '')
}

const grouped = (digits: string, mark: string) => digits.replace(/\B(?=(\d{3})+$)/g, mark)

/** Returns dd-mm-yyyy in Brasília; a bare `yyyy-mm-dd` is a calendar day and never shifts. */
export function date(value: string | Date | null | undefined): string {
  if (!value) return ''
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return value.split('-').reverse().join('-')
  day ??= new Intl.DateTimeFormat('pt-BR', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'America/Sao_Paulo',
  })
  return day.format(new Date(value)).replaceAll('/', '-')
}

export const slugify = (text: string) => text.trim().toLowerCase().replace(/\s+/g, '-')

export const addressSlug = (text: string) => slugify(plain(text).replace(/[^a-z0-9]+/g, ' '))

const SPELLED: Record<string, string> = {
  '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-', '…': '...',
  æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o', đ: 'd', ł: 'l', ı: 'i', ð: 'd', þ: 'th', ŋ: 'n', ħ: 'h',
} // prettier-ignore
const FROM_FULL_WIDTH = 0xfee0

/** Lower case without accents, for comparing in searches; does what `plain` of the database does. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[̀-ͯ]/g, '')
    .normalize('NFC')
    .replace(/[！-～]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - FROM_FULL_WIDTH))
    .toLowerCase()
    .replace(/[^ -~]/g, (letter) => SPELLED[letter] ?? letter)
