import { importFormats } from '../../catalogue/imports/index.ts'

export const uploadFormats = Object.fromEntries(
  Object.entries(importFormats).filter(([, { needsFolder }]) => !needsFolder),
)
