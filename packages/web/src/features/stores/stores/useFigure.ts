import { useEnv } from '../../lib/env.ts'

/** A figure with one decimal, in the language of the page: "4,8". */
export function useFigure() {
  const format = new Intl.NumberFormat(useEnv().visit.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (figure: number) => format.format(figure)
}

/** A share of one as a percentage: "97,2%"; in columns always with its decimal. */
export function usePercent(decimals: 0 | 1 = 0) {
  const format = new Intl.NumberFormat(useEnv().visit.language, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: 1,
  })
  return (share: number) => format.format(share)
}
