import { conditionNames, extraNames, finishNames, languageNames } from '@bra/contract/trade-names'

/** By their codes, of which no two are the same; in mails, sheets and invoices they are called just so. */
export const trade = { ...conditionNames, ...languageNames, ...finishNames, ...extraNames }
