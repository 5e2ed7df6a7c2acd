import { useMemo } from 'react'
import { useEnv } from './env.ts'

/** Writes a number with one decimal place, as its language does: "4,9". */
export function useDecimal() {
  const { language } = useEnv().visit
  return useMemo(() => {
    const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    return (value: number) => format.format(value)
  }, [language])
}
