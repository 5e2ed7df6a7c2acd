export { deleteEntryTokensOf } from './entry-tokens.queries.ts'
export { makeEntryToken, useEntryToken } from './entry-tokens.service.ts'
