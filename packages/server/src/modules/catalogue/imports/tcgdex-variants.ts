import { z } from 'zod'
import { knownIds } from './known-ids.ts'
import { languageCode } from './printing-words.ts'

const Shop = z.union([z.number(), z.string()]).nullish()
export const ThirdParty = z.object({ cardmarket: Shop, tcgplayer: Shop, cardtrader: Shop }).nullish()

const Variant = z.object({
  type: z.string().nullish(),
  subtype: z.string().nullish(),
  size: z.string().nullish(),
  foil: z.string().nullish(),
  stamp: z.array(z.string()).nullish(),
  thirdParty: ThirdParty,
})
/** A list of what exists, or in older files a yes or no for each finish. */
export const Variants = z.union([z.array(Variant), z.record(z.string(), z.boolean().nullish())]).nullish()

interface VariantsOfCard {
  variants?: z.output<typeof Variants>
  thirdParty?: z.output<typeof ThirdParty>
}

const finishOfType: Record<string, string> = { normal: 'normal', holo: 'foil', reverse: 'reverse' }

function finishOf({ type, size, foil }: z.output<typeof Variant>) {
  if (size === 'jumbo') return 'jumbo'
  if (type === 'holo' && foil === 'cosmos') return 'cosmos'
  return finishOfType[type ?? '']
}

const isFirst = ({ stamp }: z.output<typeof Variant>) => stamp?.includes('1st-edition') ?? false

/** Beside a first edition, what has no stamp is the unlimited one. */
function editionsOf(list: z.output<typeof Variant>[]) {
  const hasFirst = list.some(isFirst)
  return list.map((variant) => {
    if (isFirst(variant)) return '1edicao'
    if (variant.subtype === 'shadowless') return variant.subtype
    return variant.subtype === 'unlimited' || hasFirst ? 'ilimitada' : undefined
  })
}

const unique = (values: (string | undefined)[]) => {
  const known = new Set(values.filter((value) => value !== undefined))
  return known.size ? [...known] : null
}

export function printingOf({ variants, thirdParty }: VariantsOfCard) {
  const list = Array.isArray(variants) ? variants : []
  const flags = Array.isArray(variants) ? [] : Object.entries(variants ?? {})
  const finishes = [...list.map(finishOf), ...flags.map(([name, exists]) => (exists ? finishOfType[name] : undefined))]
  const editions = [
    ...editionsOf(list),
    ...flags.map(([name, exists]) => (name === 'firstEdition' && exists ? '1edicao' : undefined)),
  ]
  const shops = [thirdParty, ...list.map((variant) => variant.thirdParty)]
  const ids = shops.flatMap((ids) => knownIds(ids ?? {}))
  return {
    finishes: unique(finishes),
    editions: unique(editions),
    ids: [...new Map(ids.map((id) => [`${id.kind} ${id.value}`, id])).values()],
  }
}

/** A card exists in the languages in which it has a name. */
export function languagesOf(names: Record<string, string | null | undefined>) {
  return unique(Object.entries(names).map(([language, name]) => (name ? languageCode(language) : undefined)))
}
