import { whole } from './format.ts'

const PRECISION = 12

/** Formats 4.75 as 4,8, or as 4.8 in English; making an `Intl` format would hold a slow phone for 50 ms. */
export function oneDecimal(figure: number, language = 'pt-BR'): string {
  // 0.615 times 100 is a little less than 61.5
  const tenths = Math.round(Number((Math.abs(figure) * 10).toPrecision(PRECISION)))
  const sign = figure < 0 && tenths > 0 ? '-' : ''
  return `${sign}${whole(Math.floor(tenths / 10), language)}${language === 'en' ? '.' : ','}${tenths % 10}`
}

/** Formats 0.972 as 97,2% and 0.97 as 97%, or as 97,0% with one decimal at least. */
export function percent(share: number, language = 'pt-BR', decimals: 0 | 1 = 0): string {
  const text = oneDecimal(share * 100, language)
  return `${decimals === 0 ? text.replace(/[.,]0$/, '') : text}%`
}
