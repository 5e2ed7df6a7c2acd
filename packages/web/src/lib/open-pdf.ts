const KEPT_MS = 60_000

/** Opens a PDF in a new tab, or downloads it if the browser blocks that. */
export function openPdf({ data, name }: { data: string; name: string }) {
  const bytes = Uint8Array.from(atob(data), (sign) => sign.codePointAt(0)!)
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
  if (open(url, '_blank')) return
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
