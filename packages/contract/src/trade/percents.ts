/** Writes hundredths of 1 % as "20 %" or "2,65 %". */
export const percent = (basisPoints: number) => `${String(basisPoints / 100).replace('.', ',')}\u00a0%`
