/** As spreadsheets save it: UTF-16 names itself, and what is no UTF-8 is written in the Windows alphabet. */
export function sheetText(bytes: Uint8Array) {
  const named = wide[bytes.subarray(0, 2).join()]
  if (named) return new TextDecoder(named).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** By the two bytes of their mark. */
const wide: Record<string, string> = { '255,254': 'utf-16le', '254,255': 'utf-16be' }
