import { plain } from './format.ts'

export interface Word {
  text: string
  start: number
  end: number
}

/** Reduces "1ª Edição" to "1edicao". */
export const bare = (text: string) => plain(text).replace(/[^a-z0-9]/g, '')

/** Joins "Reverse Foil", "Near Mint", "1ª Edição" and "R$ 5,90" into one word each. */
export function joined(words: Word[]) {
  return words.flatMap((word, index) => {
    const [before, after] = [words[index - 1], words[index + 1]]
    if (before && isPair(before, word)) return []
    return after && isPair(word, after) ? { ...after, text: word.text + after.text, start: word.start } : word
  })
}

const isPair = (one: Word, other: Word) =>
  (/^(rev(erse)?|rainbow|cold|gold|surge|textured)$/i.test(one.text) && /^(foil|holo)$/i.test(other.text)) ||
  (/^(near|lightly|slightly|moderately|heavily)$/i.test(one.text) && /^(mint|played)$/i.test(other.text)) ||
  (/^1([ªaº]|st)$/i.test(one.text) && /^ed(icao|ition)?$/.test(bare(other.text))) ||
  /^r\$$/i.test(one.text)

export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[^\s;|]+/g)].map(({ 0: word, index }) => ({ text: word, start: index, end: index + word.length }))
