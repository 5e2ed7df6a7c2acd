import { PDFDocument } from '@cantoo/pdf-lib'

/** Puts the pages of several PDFs into one; takes and returns Base64. */
export async function joinedPdfs(files: string[], { title, now }: { title: string; now: Date }): Promise<string> {
  const whole = await PDFDocument.create()
  whole.setTitle(title)
  whole.setAuthor('Bra Cards')
  whole.setCreationDate(now)
  whole.setModificationDate(now)
  for (const file of files) {
    const part = await PDFDocument.load(file)
    for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page)
  }
  return Buffer.from(await whole.save()).toString('base64')
}
