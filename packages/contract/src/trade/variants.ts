/** From worst to best; a filter on one means "this or better". */
export const conditionRank = { D: 1, HP: 2, MP: 3, SP: 4, NM: 5, M: 6 } as const
export type CardCondition = keyof typeof conditionRank
export const cardConditions = ['M', 'NM', 'SP', 'MP', 'HP', 'D'] as const satisfies CardCondition[]
export const sealedConditions = ['lacrado', 'lacrado_avaria', 'aberto'] as const
export const adConditions = ['novo', 'seminovo', 'usado', 'defeito', 'lacrado', 'graduado'] as const
export const offerConditions = [...cardConditions, 'graded', ...sealedConditions] as const
export type OfferCondition = (typeof offerConditions)[number]

export const languages = ['PT', 'EN', 'JP', 'ES', 'FR', 'IT', 'DE', 'KO', 'RU', 'ZH'] as const
export type CardLanguage = (typeof languages)[number]
/** At most 32: the finder keeps a bit for each in one word. */
export const finishes = [
  'normal',
  'foil',
  'reverse',
  'etched',
  'cosmos',
  'rainbow',
  'cold',
  'gold',
  'surge',
  'textured',
  'metal',
  'jumbo',
] as const
export type Finish = (typeof finishes)[number]
/** Extras of which a copy has one at most. */
export const editions = ['1edicao', 'ilimitada', 'limitada'] as const
export type Edition = (typeof editions)[number]
export const extras = [
  'promo',
  'prelancamento',
  ...editions,
  'shadowless',
  'staff',
  'assinada',
  'alterada',
  'misprint',
  'carimbada',
] as const
export type Extra = (typeof extras)[number]
