import { say } from '@bra/contract/kit/saying'
import type { offerLabelsSchemas } from '@bra/contract/selling/offer-labels.schemas'
import { MOST_LABELS } from '@bra/contract/selling/offer-labels.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { offersToLabel } from './offer-labels.queries.ts'

type Asked = z.output<(typeof offerLabelsSchemas)['print']['body']>

export async function printOfferLabels(app: App, user: Actor, { store_id, ids, each_unit: isEach, first }: Asked) {
  const wanted = [...new Set(ids)]
  const offers = await offersToLabel(app.db, ownStore(user, store_id), wanted)
  if (offers.length < wanted.length) fail('offer_not_found')
  const labels = isEach ? offers.flatMap((offer) => Array.from({ length: offer.quantity }, () => offer)) : offers
  if (labels.length === 0 || labels.length > MOST_LABELS) fail('invalid_input', { each_unit: tooMany(labels.length) })
  const { drawOfferLabels } = await import('./offer-labels.drawing.ts')
  const data = await drawOfferLabels(labels, { first, now: app.clock.now() })
  return {
    error: false,
    message: say('As etiquetas estão prontas.', 'The labels are ready.'),
    result: { data, name: 'etiquetas-de-ofertas.pdf' },
  }
}

const tooMany = (labels: number) =>
  say(
    `Imprima de 1 a ${MOST_LABELS} etiquetas de uma vez: seriam ${labels}.`,
    `Print 1 to ${MOST_LABELS} labels at once: these would be ${labels}.`,
  )
