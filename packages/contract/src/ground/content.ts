import { get, table } from '../kit/api.ts'
import type { contentSchemas } from './content.schemas.ts'

export const content = table<typeof contentSchemas>()({
  banners: get('/v1/1/banners'),
  bannerAds: get('/v1/bannerAds'),
  faq: get('/v1/faq'),
  staticText: get('/v1/static_text/{code}'),
  siteNotices: get('/v1/site-notices'),
})
