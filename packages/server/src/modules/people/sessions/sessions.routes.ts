import { sessions } from '@bra/contract/people/sessions'
import { sessionsSchemas } from '@bra/contract/people/sessions.schemas'
import { languageOf } from '../../../platform/language.ts'
import { bearerOf, routes } from '../../../platform/routes.ts'
import { makeEntryToken } from './entry-tokens.service.ts'
import {
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './second-factors.service.ts'
import { originOf } from '../../ground/security/index.ts'
import { securityEventsOf, devicesOf, logout, logoutEverywhere, revokeDevice } from './devices.service.ts'
import { changeEmail } from './email.service.ts'
import { enterWithToken, login, register } from './entering.service.ts'
import { changePassword, resetPassword } from './passwords.service.ts'
import { currentUser, refresh } from './sessions.service.ts'

export default routes(sessions, sessionsSchemas, {
  login: ({ app, request, visitor, body }) => login(app, originOf(request, visitor.guestId), body),
  register: ({ app, request, visitor, body }) =>
    register(app, originOf(request, visitor.guestId), { ...body, language: languageOf(request) }),
  logout: ({ app, user }) => logout(app, user),
  logoutEverywhere: ({ app, user, request }) => logoutEverywhere(app, user, originOf(request, null)),
  refresh: ({ app, user, request }) => refresh(app, user, bearerOf(request)!),
  currentUser: ({ app, user }) => currentUser(app, user),
  list: ({ app, user }) => devicesOf(app, user),
  revoke: ({ app, user, params }) => revokeDevice(app, user, params),
  securityEvents: ({ app, user, query }) => securityEventsOf(app, user, query),
  changeEmail: ({ app, user, body, request }) => changeEmail(app, user, { ...body, origin: originOf(request, null) }),
  changePassword: ({ app, user, body, request }) =>
    changePassword(app, user, { ...body, origin: originOf(request, null) }),
  resetPassword: ({ app, request, body }) => resetPassword(app, originOf(request, null), body),
  enterWithToken: ({ app, request, visitor, body }) => enterWithToken(app, originOf(request, visitor.guestId), body),
  makeToken: ({ app, user }) => makeEntryToken(app, user),
  startSecondFactor: ({ app, user, body, request }) =>
    startSecondFactor(app, user, { ...body, origin: originOf(request, null) }),
  confirmSecondFactor: ({ app, user, body, request }) =>
    confirmSecondFactor(app, user, { ...body, origin: originOf(request, null) }),
  endSecondFactor: ({ app, user, body, request }) =>
    endSecondFactor(app, user, { ...body, origin: originOf(request, null) }),
  newRecoveryCodes: ({ app, user, body, request }) =>
    renewRecoveryCodes(app, user, { ...body, origin: originOf(request, null) }),
})
