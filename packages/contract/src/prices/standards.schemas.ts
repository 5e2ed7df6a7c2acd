import { z } from 'zod'
import { both } from '../kit/both.ts'
import { Done } from '../people/people.schemas.ts'
import { MOST_POSTING_DAYS } from '../trade/standard.ts'
import { cardConditions, finishes, languages } from '../trade/trade.ts'

const DAYS = both(`Escolha de 1 a ${MOST_POSTING_DAYS} dias úteis.`, `Choose 1 to ${MOST_POSTING_DAYS} business days.`)
export const PostingDays = z.int().min(1, DAYS).max(MOST_POSTING_DAYS, DAYS)

const Standard = z.object({
  condition: z.enum(cardConditions),
  languages: z.array(z.enum(languages)).max(languages.length),
  finishes: z.array(z.enum(finishes)).max(finishes.length),
  posts_in_days: PostingDays.nullable(),
})

export const standardsSchemas = {
  show: { reply: z.object({ standard: Standard.nullable() }) },
  keep: { body: Standard, reply: Done.extend({ standard: Standard }) },
}
