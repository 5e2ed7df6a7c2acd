import { offerLabels } from '@bra/contract/selling/offer-labels'
import { offerLabelsSchemas } from '@bra/contract/selling/offer-labels.schemas'
import { routes } from '../../../platform/routes.ts'
import { printOfferLabels } from './offer-labels.service.ts'

export default routes(offerLabels, offerLabelsSchemas, {
  print: ({ app, user, body }) => printOfferLabels(app, user, body),
})
