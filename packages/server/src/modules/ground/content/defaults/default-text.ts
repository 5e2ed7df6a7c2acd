/** The body is Markdown of headings, paragraphs, lists and links. */
export interface DefaultText {
  code: string
  title: string
  body: string
}
