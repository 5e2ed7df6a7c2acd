import { content } from '@bra/contract/ground/content'
import { contentSchemas } from '@bra/contract/ground/content.schemas'
import { fail } from '../../../platform/errors.ts'
import { routes } from '../../../platform/routes.ts'
import { bannersOf, faqInOrder, noticesAt, staticText } from './content.queries.ts'
import { staticTextView } from './content.view.ts'

export default routes(content, contentSchemas, {
  banners: async ({ app }) => ({ banners: await bannersOf(app.db, 'home') }),
  bannerAds: async ({ app }) => ({ banners: await bannersOf(app.db, 'ads') }),
  faq: async ({ app }) => ({ faq: await faqInOrder(app.db) }),
  staticText: async ({ app, params }) =>
    staticTextView((await staticText(app.db, params.code)) ?? fail('static_text_not_found')),
  siteNotices: async ({ app }) => ({ notices: await noticesAt(app.db, app.clock.now()) }),
})
