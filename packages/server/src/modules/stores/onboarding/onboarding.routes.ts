import { onboarding } from '@bra/contract/stores/onboarding'
import { onboardingSchemas } from '@bra/contract/stores/onboarding.schemas'
import { routes } from '../../../platform/routes.ts'
import { closeStore } from './close.service.ts'
import { decide, judged, pageOfStores } from './decisions.service.ts'
import { draftOf, keepDraft } from './drafts.queries.ts'
import { editStore, sendAgain } from './edit.service.ts'
import { setPlanOfStore } from './plan.service.ts'
import { managedStores } from './managed-stores.queries.ts'
import { checkSlug, sendStore } from './send.service.ts'

export default routes(onboarding, onboardingSchemas, {
  draft: async ({ app, user }) => ({ draft: await draftOf(app.db, user.id) }),
  keepDraft: async ({ app, user, body: draft }) => {
    await app.transaction((tx) => keepDraft(tx, user.id, { draft, now: app.clock.now() }))
    return { draft }
  },
  checkSlug: ({ app, query }) => checkSlug(app.db, query.text),
  send: ({ app, user, body }) => sendStore(app, user, body),
  sendAgain: ({ app, user, body }) => sendAgain(app, user, body.id),
  close: ({ app, user, body }) => closeStore(app, user, body.id),
  update: ({ app, user, body }) => editStore(app, user, body),
  own: async ({ app, user }) => ({ stores: await managedStores(app.db, app, user.id) }),
  list: ({ app, query }) => pageOfStores(app, query),
  judge: ({ app, params }) => judged(app.db, app, params.id),
  setPlan: ({ app, user, body }) => setPlanOfStore(app, user, body),
  decide: ({ app, user, body }) => decide(app, user, body),
})
