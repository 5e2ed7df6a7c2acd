const SYLLABLES =
  'ba be bi bo bra ca ce co da de di do fa fe ga go ja la le li lo ma me mi mo na ne no pa pe po ra re ri ro sa se so ta te to va ve vo'.split(
    ' ',
  )
const WORDS_KNOWN = 20_000

/** Returns `count` words that depend on the seed alone. */
export const words = (seed: number, count: number) =>
  Array.from({ length: count }, (_, at) => word(scattered(seed * 31 + at) % WORDS_KNOWN)).join(' ')

const scattered = (seed: number) => Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 1

function word(index: number) {
  const [first, rest] = [index % SYLLABLES.length, Math.floor(index / SYLLABLES.length)]
  const [second, third] = [rest % SYLLABLES.length, Math.floor(rest / SYLLABLES.length)]
  const text = `${SYLLABLES[first]}${SYLLABLES[second]}${SYLLABLES[third % SYLLABLES.length]}`
  return text[0]!.toUpperCase() + text.slice(1)
}
