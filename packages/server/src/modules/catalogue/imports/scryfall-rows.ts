import { z } from 'zod'
import { AddressWords, Key, KeyWords, Name, RulesText, Words } from './row-problems.ts'

const Texts = z.array(z.string()).nullish()
const Pictures = z.object({ normal: AddressWords, large: AddressWords }).nullish()
const Id = z.number().nullish()

const Face = {
  type_line: Words,
  oracle_text: RulesText,
  mana_cost: Words,
  power: KeyWords,
  toughness: KeyWords,
  loyalty: KeyWords,
  colors: Texts,
  printed_name: Words,
  oracle_id: KeyWords,
  image_uris: Pictures,
}

export const ScryfallCard = z.object({
  ...Face,
  id: Key,
  lang: Key,
  name: Name,
  layout: z.string(),
  set: Key,
  set_name: Name,
  set_type: KeyWords,
  collector_number: Key,
  released_at: Words,
  rarity: KeyWords,
  artist: Words,
  digital: z.boolean().nullish(),
  finishes: Texts,
  promo_types: Texts,
  border_color: Words,
  frame: Words,
  frame_effects: Texts,
  full_art: z.boolean().nullish(),
  legalities: z.record(z.string(), z.string()).nullish(),
  card_faces: z.array(z.object(Face)).nullish(),
  tcgplayer_id: Id,
  tcgplayer_etched_id: Id,
  cardmarket_id: Id,
  mtgo_id: Id,
  arena_id: Id,
  multiverse_ids: z.array(z.number()).nullish(),
})
export type ScryfallCard = z.output<typeof ScryfallCard>
