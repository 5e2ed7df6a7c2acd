/** Number formats by language and options; each is made once, as making one takes a slow phone milliseconds. */
export const numberFormat = kept(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
)

/** Formats of days and times by language and options; each is made once. */
export const dateFormat = kept(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
)

function kept<Options, Format>(make: (language: string, options: Options) => Format) {
  const made = new Map<string, Format>()
  return (language: string, options: Options): Format => {
    const key = language + JSON.stringify(options)
    const format = made.get(key) ?? make(language, options)
    made.set(key, format)
    return format
  }
}
