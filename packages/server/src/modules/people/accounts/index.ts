export {
  findPerson,
  insertPerson,
  isInhabited,
  personByEmail,
  personById,
  replacePassword,
  setRole,
  setBlocked,
} from './accounts.queries.ts'
export { personView } from './accounts.view.ts'
export { refuseProblems } from './person-rules.ts'
export { refuseBadPerson } from './profile.service.ts'
