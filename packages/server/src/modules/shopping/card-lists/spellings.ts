import { plain } from '@bra/contract/trade/format'

const DASH = / [-–—:|] |, /

/** Returns the name as written, then with other quotes and dashes, with one or both faces, with "ae" for "æ". */
export function spellingsOf(name: string): string[] {
  const written = plain(name).replace(/\s+/g, ' ').trim()
  if (!written) return []
  const straight = written.replace(/[‘’ʼ`´]/g, "'").replace(/[“”]/g, '"')
  const bases = [written, straight, straight.replaceAll('æ', 'ae'), straight.replaceAll("'", '’')]
  const faced = bases.flatMap((base) => [base, ...facesOf(base)])
  const dashed = faced.flatMap((base) => [base, ...dashesOf(base)])
  return [...new Set(dashed)]
}

/** MTGO writes "Fire/Ice", Arena "Fire /// Ice". */
function facesOf(name: string) {
  const [front, back] = name.split(/ ?\/{1,3} ?/)
  return front && back ? [`${front} // ${back}`] : []
}

/** A character and its version: "Ariel - On Human Legs", "Darth Vader | Dark Lord of the Sith". */
function dashesOf(name: string) {
  const found = DASH.exec(name)
  if (!found) return []
  const [who, version] = [name.slice(0, found.index), name.slice(found.index + found[0].length)]
  return [' - ', ' – ', ' — ', ', ', ': '].map((dash) => who + dash + version)
}

/** Shops add to a name what tells the printing: "Urza's Saga (Borderless)", "Charizard - 4/102". */
export const bareName = (name: string) =>
  name
    .replace(/(?: ?[([][^()[\]]*[)\]])+$/, '')
    .replace(/ - [A-Z]{0,4}\d[\w/-]*$/i, '')
    .trim()

/** The pitch of a card of Flesh and Blood, as lists write it, by the slugs of colours. */
const pitches: [RegExp, string[]][] = [
  [/^(red|r|vermelh[oa]|1)$/, ['red', 'vermelho', '1']],
  [/^(yellow|yel|y|amarel[oa]|2)$/, ['yellow', 'amarelo', '2']],
  [/^(blue|blu|b|azul|3)$/, ['blue', 'azul', '3']],
]
/** Some catalogues have the pitch in the name, in full: "Wounding Blow (Blue)". */
export const pitchedNames = ({ name, set }: { name: string; set: string | null }) =>
  set ? pitchOf(set).flatMap((pitch) => spellingsOf(`${name} (${pitch})`)) : []

export const pitchOf = (word: string) => pitches.find(([written]) => written.test(plain(word)))?.[1] ?? []
