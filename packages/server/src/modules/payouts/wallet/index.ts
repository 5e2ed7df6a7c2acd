export { bankAccountOfStore, hasForerunner } from './bank-accounts.queries.ts'
export { bankAccountView } from './bank-accounts.view.ts'
