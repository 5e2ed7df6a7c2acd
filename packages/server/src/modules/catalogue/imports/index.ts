export { importFormats } from './formats.ts'
export { importCatalogue, type Outcome, type Writing } from './imports.service.ts'
export { type BadRow, ImportImpossible, type Meter } from './imports.types.ts'
export { readInThread } from './reading-thread.ts'
