import { importFormats } from '../../catalogue/imports/index.ts'

/** Formats of which one file is enough. */
export const uploadFormats = Object.fromEntries(
  Object.entries(importFormats).filter(([, { needsFolder }]) => !needsFolder),
)
