/** Spreadsheets save UTF-16 with a byte order mark; text that is not valid UTF-8 is read as Windows-1252. */
export function sheetText(bytes: Uint8Array) {
  const named = wide[bytes.subarray(0, 2).join()]
  if (named) return new TextDecoder(named).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Keyed by the two bytes of the byte order mark. */
const wide: Record<string, string> = { '255,254': 'utf-16le', '254,255': 'utf-16be' }
