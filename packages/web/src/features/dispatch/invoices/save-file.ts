const KEPT_MS = 60_000

/** Saves a file that came as Base64. */
export function saveFile({ data, name }: { data: string; name: string }, type: string) {
  const bytes = Uint8Array.from(atob(data), (sign) => sign.codePointAt(0)!)
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: name })
  link.click()
}
