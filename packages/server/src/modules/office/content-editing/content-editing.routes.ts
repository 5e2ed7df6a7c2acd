import { contentEditing } from '@bra/contract/office/content-editing'
import { contentEditingSchemas } from '@bra/contract/office/content-editing.schemas'
import { routes } from '../../../platform/routes.ts'
import { allParameters } from './parameters.queries.ts'
import { changeParameter } from './parameters.service.ts'
import { addTo, changeIn, orderShelf, shelfOf, takeFrom } from './shelves.service.ts'
import { keptTexts } from './texts.queries.ts'
import { textOf, textVersions, writeText } from './texts.service.ts'

export default routes(contentEditing, contentEditingSchemas, {
  banners: ({ app }) => shelfOf(app, 'banners'),
  addBanner: ({ app, user, body }) => addTo(app, user, 'banners', body),
  changeBanner: ({ app, user, params, body }) => changeIn(app, user, 'banners', { ...params, ...body }),
  removeBanner: ({ app, user, params, body }) => takeFrom(app, user, 'banners', { ...params, ...body }),
  orderBanners: ({ app, user, body }) => orderShelf(app, user, 'banners', body),
  faq: ({ app }) => shelfOf(app, 'faq'),
  addFaq: ({ app, user, body }) => addTo(app, user, 'faq', body),
  changeFaq: ({ app, user, params, body }) => changeIn(app, user, 'faq', { ...params, ...body }),
  removeFaq: ({ app, user, params, body }) => takeFrom(app, user, 'faq', { ...params, ...body }),
  orderFaq: ({ app, user, body }) => orderShelf(app, user, 'faq', body),
  notices: ({ app }) => shelfOf(app, 'site-notices'),
  addNotice: ({ app, user, body }) => addTo(app, user, 'site-notices', body),
  changeNotice: ({ app, user, params, body }) => changeIn(app, user, 'site-notices', { ...params, ...body }),
  removeNotice: ({ app, user, params, body }) => takeFrom(app, user, 'site-notices', { ...params, ...body }),
  freeDays: ({ app }) => shelfOf(app, 'free-days'),
  addFreeDay: ({ app, user, body }) => addTo(app, user, 'free-days', body),
  changeFreeDay: ({ app, user, params, body }) => changeIn(app, user, 'free-days', { ...params, ...body }),
  removeFreeDay: ({ app, user, params, body }) => takeFrom(app, user, 'free-days', { ...params, ...body }),
  blockDates: ({ app }) => shelfOf(app, 'block-dates'),
  addBlockDate: ({ app, user, body }) => addTo(app, user, 'block-dates', body),
  changeBlockDate: ({ app, user, params, body }) => changeIn(app, user, 'block-dates', { ...params, ...body }),
  removeBlockDate: ({ app, user, params, body }) => takeFrom(app, user, 'block-dates', { ...params, ...body }),
  plans: ({ app }) => shelfOf(app, 'plans'),
  addPlan: ({ app, user, body }) => addTo(app, user, 'plans', body),
  changePlan: ({ app, user, params, body }) => changeIn(app, user, 'plans', { ...params, ...body }),
  retirePlan: ({ app, user, params, body }) => takeFrom(app, user, 'plans', { ...params, ...body }),
  orderPlans: ({ app, user, body }) => orderShelf(app, user, 'plans', body),
  texts: async ({ app }) => ({ texts: await keptTexts(app.db) }),
  text: ({ app, params }) => textOf(app, params.code),
  textVersions: ({ app, params }) => textVersions(app, params.code),
  writeText: ({ app, user, params, body }) => writeText(app, user, { ...params, ...body }),
  parameters: async ({ app }) => ({ parameters: await allParameters(app.db) }),
  changeParameter: ({ app, user, params, body }) => changeParameter(app, user, { ...params, ...body }),
})
