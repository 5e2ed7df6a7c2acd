import { importFormats } from '../../catalogue/catalog/index.ts'

export const uploadFormats = Object.fromEntries(
  Object.entries(importFormats).filter(([, { needsFolder }]) => !needsFolder),
)
