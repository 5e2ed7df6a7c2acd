export { problemOfSecondFactor } from './checking.service.ts'
export { proveOwner } from './proving.service.ts'
export { deleteSecondFactor } from './second-factors.queries.ts'
export {
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './second-factors.service.ts'
