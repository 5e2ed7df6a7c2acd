import { readdirSync, readFileSync } from 'node:fs'
import { inEnglish } from '@bra/contract/kit/english/house'
import { inEnglish as letterInEnglish } from '@bra/contract/kit/english/letters'
import { expect, it } from 'vitest'

const MODULES = new URL('modules/', import.meta.url)
/** Texts that are printed, stored, imported or read by programs stay in Portuguese. */
const ONLY_PORTUGUESE =
  /test\.ts$|testing|defaults|\/import\/|providers|personal|\.export|drawing|pull-sheet|tables\.ts$|\/content\/|finder|operators\.service|bought\.parcel|realtime\/verbs|catalog\/conditions/
const SENTENCE = /^[A-ZÀ-Ü“].* .*[.!?]$/s
/** A text under one of these names is shown to people even if it is no whole sentence. */
const SAID = /(?:message|title|text|body|notice): (?:['`])([A-ZÀ-Ü“][^'`\n]* [^'`\n]*)['`]|said\(\s*'([^']+)'/g

/** Sentences that stand in both languages beside each other. */
const SAID_TWICE = /\b(?:pt|en)`[^`]*`|\bsay\(\s*(?:'[^'\n]*'|`[^`]*`),\s*(?:'[^'\n]*'|`[^`]*`)|\bunchanged\([^)]*\)/g

/** Returns the sentences of a source, with a word in place of each inserted value. */
function sentencesIn(source: string) {
  const code = source.replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, '').replaceAll(SAID_TWICE, '')
  const literals = [...code.matchAll(/'([^'\n]+)'|`([^`]+)`/g)].map(([, plain, filled]) => plain ?? filled!)
  const said = [...code.matchAll(SAID)].map(([, named, title]) => named ?? title!)
  return [...literals.filter((text) => SENTENCE.test(text)), ...said]
    .map((text) =>
      text
        .replace(/\$\{[^}]*\}/g, 'Xis')
        .replace(/\.Xis$/, '.')
        .replaceAll('\\u00a0', ' '),
    )
    .filter((text) => !text.includes('${'))
}

/** True if a sentence of the text is not translated. */
const untold = (text: string) => {
  const english = inEnglish(text)
  return text.split(/(?<=[.!?]) /).some((sentence) => sentence !== 'Xis' && english.includes(sentence))
}

const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !ONLY_PORTUGUESE.test(`/${file}`),
)

it('has an English sentence for each that a module says', () => {
  const missing = files.flatMap((file) =>
    sentencesIn(readFileSync(new URL(file, MODULES), 'utf8'))
      .filter(untold)
      .map((sentence) => `${file}: ${sentence}`),
  )
  expect([...new Set(missing)]).toEqual([])
})

/** The names of the facts in a mail, and its button. */
const LABEL = /\[\s*'([A-ZÀ-Ü][^'\n]*)',\s|\baction: '([^'\n]+)'/g

it('has English for each name of a fact, and each button, of a mail', () => {
  const missing = files.flatMap((file) => {
    const source = readFileSync(new URL(file, MODULES), 'utf8')
    const labels = /\b(facts|said)\b/i.test(source) ? [...source.matchAll(LABEL)] : []
    return labels
      .map(([, fact, button]) => fact ?? button!)
      .filter((label) => letterInEnglish(label) === label)
      .map((label) => `${file}: ${label}`)
  })
  expect([...new Set(missing)]).toEqual([])
})
