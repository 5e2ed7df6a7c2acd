import { addressSlug } from '@bra/contract/trade/format'

/** In these games the first printed number is the card, and names are those of many cards. */
const numbered = new Set(['one-piece', 'digimon', 'digimon-tcg', 'digimon-card-game'])
const WHOLE = /^[A-Z]{1,4}\d{0,2}-\d{2,3}/

/** Returns the key of a card whose game prints it: "OP01-024", also in a later set, where that is the number. */
export function printedKey(game: string, setCode: string, number: string | null) {
  if (!numbered.has(game) || !number) return null
  return WHOLE.exec(number)?.[0] ?? WHOLE.exec(`${setCode}-${number}`)?.[0] ?? null
}

/** Trainers and energies of one name are one card: "Boss's Orders (Ghetsis)", "Basic Grass Energy". */
export const keyOfTrainer = (name: string) =>
  addressSlug(name.replace(/\s*[([].*$/, '').replace(/^Basic (?=.* Energy$)/, ''))
