/** English by the Portuguese sentence of a schema. `{}` stands for a value, in the same order in both languages. */
export type Sentences = Record<string, string>

/**
 * Translates a text as a whole or sentence by sentence. Unknown neighbours are tried together, because a name may
 * contain a dot ("Dr. Silva"); what stays unknown is returned as it is.
 */
export function slotted(catalogue: Sentences) {
  const plain = new Map(Object.entries(catalogue))
  const patterns = [...plain]
    .filter(([sentence]) => sentence.includes(SLOT))
    // longest first: “no máximo {} letras” before “no máximo {}”
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([sentence, english]) => [patternOf(sentence), english] as const)
  const byPattern = (sentence: string) => {
    for (const [pattern, english] of patterns) {
      const found = pattern.exec(sentence)
      if (found) return filled(english, found.slice(1).map(inSlot))
    }
    return undefined
  }
  const inSlot = (value: string) => (plain.get(value) ?? inParts(value)).replace(THOUSANDS, commas)
  const inParts = (value: string) =>
    value
      .split(', ')
      .map((part) => plain.get(part) ?? part)
      .join(', ')
  return (portuguese: string) => {
    const whole = plain.get(portuguese)
    if (whole !== undefined) return whole
    const english: string[] = []
    let unknown: string[] = []
    const join = () => {
      const rest = unknown.join(' ')
      if (unknown.length > 0) english.push(byPattern(rest) ?? rest)
      unknown = []
    }
    for (const sentence of portuguese.split(AFTER_SENTENCE)) {
      const known = plain.get(sentence) ?? byPattern(sentence)
      if (known === undefined) unknown.push(sentence)
      else {
        join()
        english.push(known)
      }
    }
    join()
    return english.join(' ')
  }
}

const SLOT = '{}'
/** A whole number in Portuguese form; amounts in reais are written alike in both languages. */
const THOUSANDS = /^\d{1,3}(\.\d{3})+$/
const commas = (number: string) => number.replaceAll('.', ',')
const AFTER_SENTENCE = /(?<=[.!?]) (?=[^a-zà-ü])/

const literal = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
const patternOf = (sentence: string) => new RegExp(`^${sentence.split(SLOT).map(literal).join('(.+?)')}$`, 's')

function filled(english: string, values: string[]) {
  let at = 0
  return english.replaceAll(SLOT, () => values[at++] ?? '')
}
