import { z } from 'zod'
import { Key, KeyWords, Name, RulesText, Words } from './row-problems.ts'

const Texts = z.array(z.string())

export const MtgjsonCard = z.object({
  name: Name,
  number: Key,
  setCode: Key,
  side: KeyWords,
  layout: z.string(),
  language: KeyWords,
  artist: Words,
  rarity: KeyWords,
  type: Words,
  text: RulesText,
  manaCost: Words,
  power: KeyWords,
  toughness: KeyWords,
  loyalty: KeyWords,
  uuid: Key,
  colors: Texts.nullish(),
  finishes: Texts.nullish(),
  promoTypes: Texts.nullish(),
  borderColor: Words,
  frameVersion: Words,
  frameEffects: Texts.nullish(),
  isFullArt: z.boolean().nullish(),
  availability: Texts.nullish(),
  legalities: z.record(z.string(), z.string()).nullish(),
  foreignData: z.array(z.object({ language: z.string(), name: Words, faceName: Words })).nullish(),
  identifiers: z.object({
    scryfallId: KeyWords,
    scryfallOracleId: KeyWords,
    tcgplayerProductId: KeyWords,
    tcgplayerEtchedProductId: KeyWords,
    mcmId: KeyWords,
    multiverseId: KeyWords,
    mtgoId: KeyWords,
    mtgArenaId: KeyWords,
    cardKingdomId: KeyWords,
  }),
})
export type MtgjsonCard = z.output<typeof MtgjsonCard>

export const MtgjsonSet = z.object({
  code: Key,
  name: Name,
  type: KeyWords,
  block: Words,
  parentCode: KeyWords,
  releaseDate: Words,
  baseSetSize: z.int().min(0).nullish(),
  totalSetSize: z.int().min(0).nullish(),
  translations: z.record(z.string(), z.string().nullish()).nullish(),
  cards: z.array(z.unknown()),
  tokens: z.array(z.unknown()).nullish(),
})
export type MtgjsonSet = z.output<typeof MtgjsonSet>

export const SetFile = z.object({ data: MtgjsonSet })
