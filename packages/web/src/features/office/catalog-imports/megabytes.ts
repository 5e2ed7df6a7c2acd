const KILO = 1000
const MEGA = 1_000_000

/** Returns "12,3 MB", or "40 kB" below one. */
export const megabytes = (bytes: number, language: string) =>
  bytes < MEGA
    ? `${Math.max(1, Math.round(bytes / KILO)).toLocaleString(language)} kB`
    : `${(bytes / MEGA).toLocaleString(language, { maximumFractionDigits: 1 })} MB`
