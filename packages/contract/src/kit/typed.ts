const UNSEEN = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|\uFE0F/g
const ZERO_OF_DIGITS = /\p{Nd}/gu

/** Returns the ASCII digit of one in any script, whose ten digits stand in a row from a multiple of ten or sixteen. */
function digitOf(digit: string) {
  const code = digit.codePointAt(0)!
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}

/** Returns text in one Unicode form, without invisible marks, with ASCII digits and one apostrophe. */
export const typed = (text: string) =>
  text
    // in "1ª edição" the sign stays what it is
    .replace(/[^ªº]+/g, (part) => part.normalize('NFKC'))
    .replace(UNSEEN, '')
    .replace(ZERO_OF_DIGITS, (digit) => (digit < '\u0080' ? digit : digitOf(digit)))
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\u00A0/g, ' ')
