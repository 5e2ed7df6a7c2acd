import { get, post, put, remove, table } from './api.ts'
import type { publishingSchemas } from './publishing.schemas.ts'

/** What operators say to everybody. */
export const publishing = table<typeof publishingSchemas>()({
  banners: get('/v1/admin/banners', 'admin'),
  addBanner: post('/v1/admin/banners', 'admin'),
  changeBanner: put('/v1/admin/banners/{id}', 'admin'),
  removeBanner: remove('/v1/admin/banners/{id}', 'admin'),
  orderBanners: put('/v1/admin/banners', 'admin'),
  faq: get('/v1/admin/faq', 'admin'),
  addFaq: post('/v1/admin/faq', 'admin'),
  changeFaq: put('/v1/admin/faq/{id}', 'admin'),
  removeFaq: remove('/v1/admin/faq/{id}', 'admin'),
  orderFaq: put('/v1/admin/faq', 'admin'),
  notices: get('/v1/admin/site-notices', 'admin'),
  addNotice: post('/v1/admin/site-notices', 'admin'),
  changeNotice: put('/v1/admin/site-notices/{id}', 'admin'),
  removeNotice: remove('/v1/admin/site-notices/{id}', 'admin'),
  freeDays: get('/v1/admin/free-days', 'admin'),
  addFreeDay: post('/v1/admin/free-days', 'admin'),
  changeFreeDay: put('/v1/admin/free-days/{id}', 'admin'),
  removeFreeDay: remove('/v1/admin/free-days/{id}', 'admin'),
  plans: get('/v1/admin/plans', 'admin'),
  addPlan: post('/v1/admin/plans', 'admin'),
  changePlan: put('/v1/admin/plans/{id}', 'admin'),
  retirePlan: remove('/v1/admin/plans/{id}', 'admin'),
  orderPlans: put('/v1/admin/plans', 'admin'),
  texts: get('/v1/admin/texts', 'admin'),
  text: get('/v1/admin/texts/{code}', 'admin'),
  textVersions: get('/v1/admin/texts/{code}/versions', 'admin'),
  writeText: put('/v1/admin/texts/{code}', 'admin'),
})
