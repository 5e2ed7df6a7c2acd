import { bounded, get, post, put, table } from '../kit/api.ts'
import type { onboardingSchemas } from './onboarding.schemas.ts'

export const onboarding = table<typeof onboardingSchemas>()({
  draft: get('/v1/store-draft', 'user'),
  keepDraft: put('/v1/store-draft', 'user'),
  checkSlug: get('/v1/store-slug'),
  send: bounded(post('/v1/store/add_store', 'user'), { times: 60, minutes: 60 }),
  sendAgain: bounded(post('/v1/store/send_again', 'seller', 'settings'), { times: 60, minutes: 60 }),
  update: bounded(post('/v1/update-store/', 'seller', 'settings'), { times: 60, minutes: 60 }),
  close: bounded(post('/v1/store/close', 'seller', 'ownership'), { times: 60, minutes: 60 }),
  own: get('/v1/my-stores', 'user'),
  list: get('/v1/admin/stores', 'admin'),
  judge: get('/v1/admin/stores/{id}', 'admin'),
  decide: bounded(post('/v1/admin/stores/decide', 'admin'), { times: 600, minutes: 60 }),
  setPlan: bounded(post('/v1/admin/stores/plan', 'admin'), { times: 600, minutes: 60 }),
})
