export {
  findPerson,
  heldPerson,
  insertPerson,
  isEmailTaken,
  isInhabited,
  personByEmail,
  personById,
  replacePassword,
  resetPasswordOf,
  setBlocked,
  setRole,
} from './accounts.queries.ts'
export { personView } from './accounts.view.ts'
export { proveIdentity } from './identity.service.ts'
export { refuseProblems } from './person-rules.ts'
export { createAccount, refuseBadPerson } from './profile.service.ts'
