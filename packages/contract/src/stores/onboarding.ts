import { get, post, put, table } from '../kit/api.ts'
import type { onboardingSchemas } from './onboarding.schemas.ts'

export const onboarding = table<typeof onboardingSchemas>()({
  draft: get('/v1/store-draft', 'user'),
  keepDraft: put('/v1/store-draft', 'user'),
  checkSlug: get('/v1/store-slug'),
  send: post('/v1/store/add_store', 'user'),
  sendAgain: post('/v1/store/send_again', 'seller'),
  update: post('/v1/update-store/', 'seller'),
  close: post('/v1/store/close', 'seller'),
  own: get('/v1/my-stores', 'user'),
  list: get('/v1/admin/stores', 'admin'),
  judge: get('/v1/admin/stores/{id}', 'admin'),
  decide: post('/v1/admin/stores/decide', 'admin'),
  setPlan: post('/v1/admin/stores/plan', 'admin'),
})
