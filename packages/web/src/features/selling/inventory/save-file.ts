export function saveFile({ file_name, content }: { file_name: string; content: string }) {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: file_name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
}
