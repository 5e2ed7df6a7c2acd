/** This stands apart from the schemas, because the browser needs it without their library. */
export const MAX_CATALOG_BYTES = 600_000_000
/** A file is sent in parts, so that neither side holds all of it and no part takes long. */
export const MAX_PART_BYTES = 8_000_000
