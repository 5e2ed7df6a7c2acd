import type { adConditions, CardLanguage, Extra, Finish, OfferCondition } from './variants.ts'

// separate from the codes, so that a browser loads only the words of its own language

export const conditionNames: Record<OfferCondition | (typeof adConditions)[number], string> = {
  M: 'Nova',
  NM: 'Praticamente Nova',
  SP: 'Usada Levemente',
  MP: 'Usada Moderadamente',
  HP: 'Muito Usada',
  D: 'Danificada',
  graded: 'Graduada',
  lacrado: 'Lacrado',
  lacrado_avaria: 'Lacrado com avaria',
  aberto: 'Aberto',
  novo: 'Novo',
  seminovo: 'Seminovo',
  usado: 'Usado',
  defeito: 'Com defeito',
  graduado: 'Graduado',
}

export const languageNames: Record<CardLanguage, string> = {
  PT: 'Português',
  EN: 'Inglês',
  JP: 'Japonês',
  ES: 'Espanhol',
  FR: 'Francês',
  IT: 'Italiano',
  DE: 'Alemão',
  KO: 'Coreano',
  RU: 'Russo',
  ZH: 'Chinês',
}

export const finishNames: Record<Finish, string> = {
  normal: 'Normal',
  foil: 'Foil',
  reverse: 'Reverse Foil',
  etched: 'Etched',
  cosmos: 'Cosmos',
  rainbow: 'Rainbow Foil',
  cold: 'Cold Foil',
  gold: 'Gold Foil',
  surge: 'Surge Foil',
  textured: 'Textured Foil',
  metal: 'Metal',
  jumbo: 'Jumbo',
}

export const extraNames: Record<Extra, string> = {
  promo: 'Promo',
  prelancamento: 'Pré-lançamento',
  '1edicao': '1ª Edição',
  ilimitada: 'Ilimitada',
  limitada: 'Limitada',
  shadowless: 'Shadowless',
  staff: 'Staff',
  assinada: 'Assinada',
  alterada: 'Alterada',
  misprint: 'Misprint',
  carimbada: 'Carimbada',
}
