export {
  findPerson,
  insertPerson,
  isEmailTaken,
  isInhabited,
  personByEmail,
  personById,
  replacePassword,
  setRole,
  setBlocked,
} from './accounts.queries.ts'
export { personView } from './accounts.view.ts'
export { proveIdentity } from './identity.service.ts'
export { refuseProblems } from './person-rules.ts'
export { refuseBadPerson } from './profile.service.ts'
