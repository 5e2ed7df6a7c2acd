export { hasOwnAccount, ownLabelSeller, ownTracking } from './accounts-used.ts'
