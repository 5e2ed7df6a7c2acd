import { conditionNames, extraNames, finishNames, languageNames } from '@bra/contract/trade/trade-names'

/** Keyed by code, of which no two are the same; mails, spreadsheets and invoices use the same words. */
export const trade = { ...conditionNames, ...languageNames, ...finishNames, ...extraNames }
