import { z } from 'zod'
import { both } from '../kit/both.ts'
import { Id } from '../kit/shapes.ts'
import { CardPassport } from '../ground/passports.schemas.ts'
import { PhotoAddresses } from '../ground/photos.schemas.ts'
import { cardConditions } from '../trade/trade.ts'

const Received = z.enum(
  cardConditions,
  both('Escolha a condição em que a carta chegou.', 'Choose the condition in which the card came.'),
)
const UNTOLD = both('Conte o que aconteceu.', 'Say what happened.')
export const Told = z
  .string(UNTOLD)
  .trim()
  .min(1, UNTOLD)
  .max(1000, both('Use no máximo 1.000 letras.', 'Use at most 1,000 letters.'))
export const Photos = PhotoAddresses.default([])
const WRONG_CENTS = both('Digite um valor maior que zero.', 'Type an amount above zero.')
export const Refund = z.number(WRONG_CENTS).int(WRONG_CENTS).min(1, WRONG_CENTS)

const HOW_MANY = both('Escolha quantas.', 'Choose how many.')
export const ContestedLines = z
  .array(
    z.object({
      line_id: Id,
      quantity: z.number(HOW_MANY).int(HOW_MANY).min(1, HOW_MANY),
      received_condition: Received.optional(),
      /** Its photos are shown with the text, before `photos`. */
      passport: CardPassport.optional(),
    }),
    both('Escolha ao menos uma carta.', 'Choose at least one card.'),
  )
  .max(300)
  .default([])
