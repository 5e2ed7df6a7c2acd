import { isUtf8 } from 'node:buffer'

/**
 * Spreadsheets save UTF-16 with a byte order mark. Text that is not valid UTF-8 is read as Windows-1252, unless most of
 * its letters with accents are valid: then it is UTF-8 with a few damaged bytes, and only these are lost.
 */
export function sheetText(bytes: Uint8Array) {
  const named = wide[bytes.subarray(0, 2).join()]
  if (named) return new TextDecoder(named).decode(bytes)
  const text = new TextDecoder('utf-8').decode(bytes)
  const lost = count(text, DAMAGED)
  return !isUtf8(bytes) && lost >= count(text, ACCENTED) ? new TextDecoder('windows-1252').decode(bytes) : text
}

const DAMAGED = /\uFFFD/g
const ACCENTED = /[^\0-\x7F\uFFFD]/g
const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/** Keyed by the two bytes of the byte order mark. */
const wide: Record<string, string> = { '255,254': 'utf-16le', '254,255': 'utf-16be' }

/** What the bytes of an accented letter become in Windows-1252: "Ã§" for "ç", "Ã‡" for "Ç". */
const TWICE =
  /[ÂÃ](?:[\u0080-\u009F\u00A1-\u00AA\u00AC-\u00BA\u00BC-\u00BF€ƒ†‡ˆ‰Š‹ŒŽ˜™šœžŸ]|[«»‚„…‘’“”•–—›](?=\p{L}))|â€|ï¿½|ã[\u0081‚ƒ]/u

/** True for text that lost letters, or that was written as UTF-8 and then read in another alphabet. */
export const isGarbled = (text: string) => text.includes('\uFFFD') || TWICE.test(text)
