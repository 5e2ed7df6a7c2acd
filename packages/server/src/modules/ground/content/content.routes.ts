import { content } from '@bra/contract/ground/content'
import { contentSchemas } from '@bra/contract/ground/content.schemas'
import { fail } from '../../../platform/errors.ts'
import { languageOf } from '../../../platform/language.ts'
import { routes } from '../../../platform/routes.ts'
import { contentIn } from './content.english.ts'
import { bannersOf, faqInOrder, noticesAt, staticText } from './content.queries.ts'
import { staticTextView } from './content.view.ts'

const banners = contentIn('title', 'subtitle', 'label', 'alt')
const questions = contentIn('topic', 'question', 'answer')
const texts = contentIn('title', 'body')

export default routes(content, contentSchemas, {
  banners: async ({ app, request }) => ({
    banners: (await bannersOf(app.db, 'home')).map(banners(languageOf(request))),
  }),
  bannerAds: async ({ app, request }) => ({
    banners: (await bannersOf(app.db, 'ads')).map(banners(languageOf(request))),
  }),
  faq: async ({ app, request }) => ({ faq: (await faqInOrder(app.db)).map(questions(languageOf(request))) }),
  staticText: async ({ app, request, params }) => {
    const written = (await staticText(app.db, params.code)) ?? fail('static_text_not_found')
    return texts(languageOf(request))(staticTextView(written))
  },
  siteNotices: async ({ app, request }) => ({
    notices: (await noticesAt(app.db, app.clock.now())).map(texts(languageOf(request))),
  }),
})
