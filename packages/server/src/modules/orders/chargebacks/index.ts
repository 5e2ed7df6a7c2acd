export { decideDispute, recordDispute } from './chargebacks.ts'
